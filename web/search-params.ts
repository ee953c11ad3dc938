import * as z from 'zod/mini'

/** Search parameters as the URL has them: a key given twice is a list. */
export type SearchParams = Record<string, string | string[]>

/**
 * Reads `?q=crane&zip=07001`. Every value stays the text it was: the router's own reader turns `07001` into 7001
 * and `662E41` into a large number.
 */
export function parseSearch(search: string): SearchParams {
  const params = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(params.keys())].map((key) => {
      const values = params.getAll(key)
      return [key, values.length === 1 ? (values[0] as string) : values]
    }),
  )
}

/** Writes what `parseSearch` reads. Lists repeat their key; `undefined`, `null` and empty lists are left out. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams()
  for (const [key, value] of Object.entries(search)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined && item !== null) params.append(key, String(item))
    }
  }
  const text = params.toString()
  return text === '' ? '' : `?${text}`
}

const lastOf = (value: unknown) => (Array.isArray(value) ? value.at(-1) : value)
const listOf = (value: unknown) => (value === undefined ? undefined : Array.isArray(value) ? value : [value])

function asNumber(value: unknown): unknown {
  const last = lastOf(value)
  return typeof last === 'string' && last.trim() !== '' ? Number(last) : last
}

/**
 * Fields of a route's search schema. What cannot be read is as if absent, so that no hand-written link fails:
 * `z.object({ q: param.text(), minRent: param.number(), type: param.list(z.string()) })`.
 */
export const param = {
  text: () => z.catch(z.optional(z.pipe(z.transform(lastOf), z.string())), undefined),
  /** Text that a reader of its own understands. */
  textThat: (isReadable: (text: string) => boolean) =>
    z.catch(z.optional(z.pipe(z.transform(lastOf), z.string().check(z.refine(isReadable)))), undefined),
  /** Text of a kind that a reader of its own tells. */
  textOf: <T extends string>(isOne: (text: string) => text is T) =>
    z.catch(
      z.optional(
        z.pipe(
          z.transform(lastOf),
          z.custom<T>((text) => typeof text === 'string' && isOne(text)),
        ),
      ),
      undefined,
    ),
  /** Any finite number. */
  number: () => z.catch(z.optional(z.pipe(z.transform(asNumber), z.number())), undefined),
  integer: () => z.catch(z.optional(z.pipe(z.transform(asNumber), z.int())), undefined),
  oneOf: <const T extends readonly string[]>(values: T) =>
    z.catch(z.optional(z.pipe(z.transform(lastOf), z.enum(values))), undefined),
  /** All items must be of the kind; a single value is a list of one. */
  list: <T extends z.ZodMiniType>(item: T) =>
    z.catch(z.optional(z.pipe(z.transform(listOf), z.array(item))), undefined),
}
