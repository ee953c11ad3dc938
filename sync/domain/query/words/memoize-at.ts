import { weakMemo } from '../../../memo.ts'
import type { Token } from './lexer.ts'

type ReadAt<T> = (tokens: readonly Token[], at: number) => T

/**
 * The same reading, done once for each token: a dozen readers ask it of the same one. What it gives is kept while the
 * tokens are. Neither the tokens nor what was read may be changed after.
 */
export function memoizeAt<T>(read: ReadAt<T>): ReadAt<T> {
  const known = weakMemo((_: readonly Token[]) => new Map<number, T>())
  return (tokens, at) => {
    const results = known.of(tokens)
    if (results.has(at)) return results.get(at) as T
    const result = read(tokens, at)
    results.set(at, result)
    return result
  }
}
