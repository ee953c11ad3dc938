import type { Book } from '../../sync/book/book.ts'
import { valuesIn } from '../../sync/book/values-in.ts'
import { FILTER_CHOICES } from '../../sync/domain/criteria/filter-choices.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import type { NarrowedParams } from '../criteria/use-narrowing.ts'
import type { ProximityParams } from './proximity-params.ts'

const NAMES = { tenant: 'tenant', broker: 'brokerName', landlord: 'landlordFirm' } as const
type Name = keyof typeof NAMES

/** What takes names out of an address. */
export const NO_NAMES: Record<Name, undefined> = { tenant: undefined, broker: undefined, landlord: undefined }

/**
 * What the address narrows by. Older links name people in params of their own, and may give a part of a value, which
 * stands for every value that contains it.
 */
export function narrowedIn(params: ProximityParams, book: Book | null): NarrowedParams {
  const named = Object.entries(NAMES).flatMap(([name, field]) => {
    const text = params[name as Name]?.trim() ?? ''
    return text === '' ? [] : [phraseOf({ kind: 'party', field, text, not: false })]
  })
  const also = [params.also ?? '', ...named].filter((words) => words !== '').join(', ')
  const whole = FILTER_CHOICES.map(({ field, param }) => [
    param,
    params[param]?.flatMap((part) => (book === null ? part : valuesWith(part, valuesIn(book, field)))),
  ])
  return { ...params, also: also || undefined, ...Object.fromEntries(whole) }
}

/** A value as the book writes it. A part of one gives all values that contain it, and what none contains stays as it is. */
function valuesWith(part: string, values: readonly string[]): readonly string[] {
  const text = part.trim().toLowerCase()
  const own = values.find((value) => value.toLowerCase() === text)
  if (own !== undefined || text === '') return [own ?? part]
  const matching = values.filter((value) => value.toLowerCase().includes(text))
  return matching.length === 0 ? [part] : matching
}
