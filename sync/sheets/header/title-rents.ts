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

const TYPE =
  '(?:nnn|triple net|absolute net|mg|modified gross|industrial gross|gross|full service(?: gross)?|fsg)'
const DEALS = '(?:lease|deal|quote|comp|comparable|rent|rate|rental rate|transaction|figure|one|listing)'
/** `All NNN`, `All quotes NNN unless noted`, `Everything is triple net`, in the words of headers. */
const ALL_OF_TYPE = new RegExp(
  `^(?:note )?(?:all(?: (?:of )?(?:the|these|our))?(?: asking| quoted)?(?: ${DEALS})?|everything)(?: (?:is|are|quoted|at|on an?|basis|as|were))* ${TYPE}(?: (?:basis|lease|rent|deal|rate))?(?: unless (?:otherwise )?(?:noted|stated|indicated|shown|specified)(?: otherwise)?)?$`,
)

/** Whether a clause says one lease type of all deals, and nothing else. */
export function saysTypeOfAll(clause: string): boolean {
  return ALL_OF_TYPE.test(headerWords(clause).join(' '))
}

/** The parts of a title that can each say something else: its sentences, and what a comma parts from them. */
function clausesOf(sentence: string): string[] {
  const parts = sentence.split(/[,;]\s+|\s[-–—|•]\s/)
  const ofAll = parts.filter(saysTypeOfAll)
  return ofAll.length > 0 ? ofAll : [sentence]
}

/** The lease type that a title says of all rents: `Rents NNN unless noted`. Titles that disagree say nothing. */
export function titleLeaseType(titles: readonly string[]): LeaseType | null {
  const clauses = titles.flatMap((title) => title.split(/(?<=[\p{L}\d)][.;!])\s+/u)).flatMap(clausesOf)
  const said = clauses.map((clause) => {
    const text = headerWords(clause).join(' ').replace(WITH_EXPENSES, 'rent')
    const isOfElse = OF_SOMETHING_ELSE.test(text) || FIGURE.test(clause)
    const types = isOfElse ? [] : LEASE_TYPE_WORDS.filter(([pattern]) => pattern.test(text))
    return { types: types.map(([, type]) => type), isOfAll: OF_ALL_RENTS.test(text) || saysTypeOfAll(clause) }
  })
  const [type, ...others] = new Set(said.filter(({ isOfAll }) => isOfAll).flatMap(({ types }) => types))
  if (type === undefined || others.length > 0) return null
  return said.every(({ types }) => types.every((one) => one === type)) ? type : null
}
