import type { LeaseType } from '../../domain/known-types.ts'
import { headerRentUnit, LEASE_TYPE_WORDS } from '../cells/column-units.ts'
import { type SheetRentUnit, UNSAID } from '../cells/rent/rent-unit.ts'
import { headerWords } from './header-words.ts'

/** A title that says what all rents are counted in: `Rents in $/SF/Year`. Less than both is no statement. */
export function titleRentUnit(titles: readonly string[]): SheetRentUnit {
  const units = titles
    .map((title) => headerRentUnit({ header: title, words: headerWords(title) }))
    .filter(({ per, period }) => per === 'sf' && period !== null)
  const [first] = units
  return first && units.every(({ period }) => period === first.period) ? first : UNSAID
}

const OF_ALL_RENTS = /\b(?:rents?|rates?|pricing|unless)\b/
/** What is paid beside a rent, and rents that are worked out. */
const OF_SOMETHING_ELSE =
  /\b(?:charges?|expenses?|opex|cam|fees?|plus|estimated|effective|equivalent|converted)\b/

/** `Rents and expenses` are said to be counted alike. */
const WITH_EXPENSES = /\brent and (?:opex|expense|(?:nnn )?charge|cam)\b/

const FIGURE = /\$ ?\d|\d\.\d|\d ?%/

/** The lease type that a title says of all rents: `Rents NNN unless noted`. Titles that disagree say nothing. */
export function titleLeaseType(titles: readonly string[]): LeaseType | null {
  const types = titles.flatMap((title) => {
    const text = headerWords(title).join(' ').replace(WITH_EXPENSES, 'rent')
    if (!OF_ALL_RENTS.test(text) || OF_SOMETHING_ELSE.test(text) || FIGURE.test(title)) return []
    return LEASE_TYPE_WORDS.filter(([pattern]) => pattern.test(text)).map(([, type]) => type)
  })
  const [type, ...others] = new Set(types)
  return type !== undefined && others.length === 0 ? type : null
}
