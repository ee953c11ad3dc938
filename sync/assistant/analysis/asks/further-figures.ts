import type { FurtherFigure } from '../ask.ts'
import {
  countBeforeFigure,
  figuresBesideCount,
  JOINED,
  MEASURE,
  type WithoutFurther,
  withoutCountLast,
} from './count-beside.ts'
import { figureNamedFirst, measureAsked } from './figure-asked.ts'

/** "average TI and ...": what is measured, up to the word that joins another figure to it. */
const FIRST = new RegExp(
  `\\b(?:(?:the|their) )?${MEASURE} (?:of the |of )?(?<figure>[^,&]{2,40}?)(?<joint>,? (?:and|plus) |, | ?& ?)(?<after>.+)$`,
  'i',
)
const OWN_MEASURE = new RegExp(`^(?:(?:the|their) )?${MEASURE} `, 'i')
/** "and what do they get per foot" */
const THEIR_RENT =
  /,? (?:and|&|plus) (?:(?:what|how much) (?:do|does|did|are|is|were) (?:they|these|those|each|it)(?: (?:each|all|usually|typically|currently))? (?:get|gets|getting|pay|paying|charge|charging|ask|asking|rent|renting|lease|leasing|go|going)(?: (?:for|at))?(?: (?:per|a) (?:square )?(?:foot|ft|sf)| psf)?|(?:at|for) what rents?|(?:what(?:'s| is| are) )?their rents?)(?=\s*[.?!]*$)/i
/** "and what is their average term" */
const THEIR_FIGURE = new RegExp(
  `,? (?:and|&|plus) (?:what(?:'s| is| are) )?(?<own>(?:the|their) ${MEASURE} (?<figure>[\\w/ -]+?))(?=\\s*[.?!]*$)`,
  'i',
)

/** "average TI and free rent", "top landlords in Katy and what do they get per foot". */
export function withoutFurtherFigures(text: string): WithoutFurther {
  const counted = figuresBesideCount(text) ?? countBeforeFigure(text)
  if (counted !== null) return counted
  const countless = withoutCountLast(text)
  if (countless !== null) {
    const left = withoutFurtherFigures(countless)
    return { text: left.text, also: [...left.also, { figure: null, of: 'count' }] }
  }
  const rent = THEIR_RENT.exec(text)
  if (rent !== null) {
    const left = withoutFurtherFigures(text.replace(THEIR_RENT, ''))
    return { text: left.text, also: [...left.also, { figure: 'rentPerSf', of: 'median' }] }
  }
  const theirs = THEIR_FIGURE.exec(text)?.groups
  const named = theirs === undefined ? null : figureNamedFirst(theirs.figure ?? '')
  if (theirs !== undefined && named !== null && named.length === theirs.figure?.length) {
    const left = withoutFurtherFigures(text.replace(THEIR_FIGURE, ''))
    const of = measureAsked(theirs.own ?? '')?.value ?? 'median'
    return { text: left.text, also: [...left.also, { figure: named.figure, of }] }
  }
  return withoutJoined(comparedOn(text))
}

/** "compare Katy and Conroe on rent, size and clear height" asks for the median of each. */
function comparedOn(text: string): string {
  const found = COMPARED_ON.exec(text)
  const figures = found?.groups?.figures ?? ''
  return found === null || figureNamedFirst(figures) === null
    ? text
    : `${text.slice(0, found.index)} median ${figures}`
}

const COMPARED_ON =
  /(?<=\b(?:compare[ds]?|comparison|vs\.?|versus|against)\b.*) (?:on|by|in terms of) (?:their |the )?(?<figures>[^,&]{2,40}?(?:,? (?:and|plus) |, | ?& ?).{2,80}?)[?.!]*$/i

/** Figures that follow the first one, joined by "and" or commas. */
function withoutJoined(text: string): WithoutFurther {
  const found = FIRST.exec(text)
  const { figure = '', joint = '', after = '' } = found?.groups ?? {}
  const first = figureNamedFirst(figure)
  if (found === null || first === null || first.length !== figure.length) return { text, also: [] }
  const of = measureAsked(found[0])?.value ?? 'median'
  const also: FurtherFigure[] = []
  let rest = after
  let isJoined = true
  while (isJoined) {
    const own = OWN_MEASURE.exec(rest)?.[0] ?? ''
    const counts = COUNTS.exec(rest)?.[0]
    if (counts !== undefined && !isNumberOfFigure(rest)) {
      also.push({ figure: null, of: 'count' })
      rest = rest.slice(counts.length)
      break
    }
    const next = figureNamedFirst(rest.slice(own.length))
    if (next === null || next.figure === first.figure) break
    also.push({ figure: next.figure, of: measureAsked(own)?.value ?? of })
    rest = rest.slice(own.length + next.length)
    const further = JOINED.exec(rest)?.[0] ?? ''
    isJoined = further !== '' && isFigure(rest.slice(further.length))
    if (isJoined) rest = rest.slice(further.length)
  }
  if (also.length === 0) return { text, also }
  const before = text.slice(0, text.length - joint.length - after.length)
  return { text: `${before} ${rest}`.replaceAll(/ {2,}/g, ' ').trim(), also }
}

/** "average rent and number of warehouses in Katy" */
const COUNTS = /^(?:the )?(?:number|count) of (?=\S)/i

/** "number of dock doors" is a figure. */
function isNumberOfFigure(text: string): boolean {
  return figureNamedFirst(text.replace(/^the /i, '')) !== null
}

function isFigure(text: string): boolean {
  return COUNTS.test(text) || figureNamedFirst(text.replace(OWN_MEASURE, '')) !== null
}
