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

function asNumber(value: unknown): number | undefined {
  const last = lastOf(value)
  const number = typeof last === 'string' && last.trim() !== '' ? Number(last) : last
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined
}

/** Reads what stands in the address under one name. Undefined: it cannot be read. */
type ReadParam<T> = (value: unknown) => T | undefined

const textThat =
  <T extends string>(isOne: (text: string) => text is T): ReadParam<T> =>
  (value) => {
    const text = lastOf(value)
    return typeof text === 'string' && isOne(text) ? text : undefined
  }
const isText = (_text: string): _text is string => true

/**
 * Fields of a route's address, read by hand: a schema of zod would put zod into the first script. What cannot be read
 * is as if absent, so that no hand-written link fails.
 */
export const param = {
  text: () => textThat(isText),
  /** Text that a reader of its own understands. */
  textThat: (isReadable: (text: string) => boolean) => textThat((text): text is string => isReadable(text)),
  /** Text of a kind that a reader of its own tells. */
  textOf: textThat,
  /** Any finite number. */
  number: () => asNumber,
  integer: (): ReadParam<number> => (value) => {
    const number = asNumber(value)
    return Number.isSafeInteger(number) ? number : undefined
  },
  oneOf: <const T extends string>(values: readonly T[]) =>
    textThat((text): text is T => (values as readonly string[]).includes(text)),
  /** All items must be of the kind; a single value is a list of one. */
  list:
    <T extends string>(isOne: (text: string) => text is T): ReadParam<T[]> =>
    (value) => {
      const items = listOf(value)
      return items?.every((item): item is T => typeof item === 'string' && isOne(item)) ? items : undefined
    },
  texts: () => param.list(isText),
}

type Read<P extends Record<string, ReadParam<unknown>>> = { [Name in keyof P]?: ReturnType<P[Name]> }

/** A route's address: `addressOf({ q: param.text(), minRent: param.number(), type: param.texts() })`. */
export function addressOf<P extends Record<string, ReadParam<unknown>>>(params: P) {
  const readers = Object.entries(params)
  return {
    parse: (search: Record<string, unknown>): Read<P> => {
      const read = readers.map(([name, read]) => [name, read(search[name])] as const)
      return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<P>
    },
  }
}

/** What such an address holds. */
export type ParamsOf<A extends { parse(search: Record<string, unknown>): unknown }> = ReturnType<A['parse']>
