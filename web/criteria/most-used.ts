import { amenityLabel } from '../../sync/domain/amenities/amenities.ts'
import { boundFigureOf } from '../../sync/domain/criteria/asked-fields.ts'
import { isComputedRange } from '../../sync/domain/economics/computed-names.ts'
import { isCustomColumn } from '../../sync/domain/fields/custom-fields.ts'
import { shortLabel } from '../../sync/domain/fields/field-list.ts'
import { readColumns } from '../../sync/domain/table/table-layout.ts'
import { ASKABLES, type Askable, amenityOf, isHasAmenity, nameOfAskable } from './picker/asked-field.ts'

/** What a team did that tells what it asks for. */
export interface TeamUse {
  /** Of its comp lists, the words each was made with: `Clear height 24 ft and up`. */
  listWords: readonly string[]
  /** Of its saved views, the columns as their text. */
  viewColumns: readonly string[]
  /** What was asked in this browser, the newest last. */
  asked: readonly string[]
}

/** What industrial brokers ask next, where nothing is known of a team. */
export const USUAL: readonly Askable[] = [
  'dateSigned',
  'expiration',
  'hasRent',
  'leaseTerm',
  'tenant',
  'changedAt',
  'freeRentMonths',
  'truckCourtFeet',
]

/** The fields a team asks for most, beside those a panel has; the usual ones make up the number. */
export function mostUsed(use: TeamUse, present: readonly Askable[], count: number): readonly Askable[] {
  const offered = ASKABLES.filter((askable) => !present.includes(askable))
  const uses = new Map(offered.map((askable) => [askable, 0]))
  const add = (askable: Askable | undefined) => {
    const times = askable === undefined ? undefined : uses.get(askable)
    if (askable !== undefined && times !== undefined) uses.set(askable, times + 1)
  }
  for (const words of use.listWords) add(namedIn(words, offered))
  for (const text of use.viewColumns) {
    for (const { column } of readColumns(text) ?? []) add(offered.find((askable) => askable === column))
  }
  for (const name of use.asked) add(offered.find((askable) => askable === name))
  const used = [...uses].filter(([, times]) => times > 0).sort(([, a], [, b]) => b - a)
  const further = USUAL.filter((askable) => offered.includes(askable))
  return [...new Set([...used.map(([askable]) => askable), ...further])].slice(0, count)
}

/** The words of a list begin with what its criterion asks about. The longest name is meant. */
function namedIn(words: string, offered: readonly Askable[]): Askable | undefined {
  return offered
    .filter((askable) => `${words} `.startsWith(`${keyOf(askable)} `))
    .sort((a, b) => keyOf(b).length - keyOf(a).length)[0]
}

/** As a chip names it. */
function keyOf(askable: Askable): string {
  if (askable === 'hasRent' || askable === 'construction') return nameOfAskable(askable)
  if (isHasAmenity(askable)) return `Amenity ${amenityLabel(amenityOf(askable))}`
  if (isCustomColumn(askable)) return nameOfAskable(askable)
  if (isComputedRange(askable)) return boundFigureOf(askable).short
  return askable === 'rail' ? 'Rail' : shortLabel(askable)
}
