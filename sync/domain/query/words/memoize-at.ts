import type { Token } from './lexer.ts'

type ReadAt<T> = (tokens: readonly Token[], at: number) => T

/**
 * The same reading, done once for each token: a dozen readers ask it of the same one. What it gives is kept while the
 * tokens are. Neither the tokens nor what was read may be changed after.
 */
export function memoizeAt<T>(read: ReadAt<T>): ReadAt<T> {
  const known = new WeakMap<readonly Token[], Map<number, T>>()
  let latest: { readonly tokens: readonly Token[]; readonly results: Map<number, T> } | undefined
  return (tokens, at) => {
    if (latest?.tokens !== tokens) {
      const results = known.get(tokens) ?? new Map<number, T>()
      known.set(tokens, results)
      latest = { tokens, results }
    }
    const { results } = latest
    if (results.has(at)) return results.get(at) as T
    const result = read(tokens, at)
    results.set(at, result)
    return result
  }
}
