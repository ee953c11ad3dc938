import { figureAsked } from './figure-asked.ts'
import { groupingNamed } from './grouping-asked.ts'

const MEASURED =
  /(?<!\b(?:above|below|over|under|than|on) )\b(?:average|avg\.?|mean|median|typical|usual|normal|total|sum of|combined|aggregate|cumulative)\s+(?:number of |amount of |the )?(?<noun>\p{Ll}[\p{L}-]*(?: \p{Ll}[\p{L}-]*){0,3}?)(?=\s+(?:of|for|in|on|at|across|by|per|among|from|since|with|near|between|when|where|paid|charged|due|we|they|i|do|does|did|is|are|was|were)\b|\s*[?.!,]*$)/iu
/** What names no figure of its own: the deals and the things themselves. */
const THINGS =
  /^(?:deals?|leases?|buildings?|propert(?:y|ies)|spaces?|comps?|transactions?|signings?|sales?|tenants?|landlords?|ones?|it|that|those|them|these|all|there|here|numbers?|figures?|price|prices|pricing|going|asking|quote|quotes|value|cost|costs|rolls?|rolling|expiring|expirations?|year|month|quarter|week|pls|please|thanks|instead|too|also|only|overall|though|then|again|now|today|vs|versus|or|and|median|mean|average)$/i

/** "how many cranes does the typical building have": cranes are not counted. */
const USUAL_COUNT =
  /\bhow (?:much|many) (?<noun>[\w-]+(?: [\w-]+){0,2}?) (?:do|does|would|will) (?:the |an? )?(?:typical|average|usual|normal|median|mean) \w/i

/**
 * "average commission in Katy": what is asked for and no field of a property has; null where there is nothing such.
 * `unread` says which of some words mean nothing.
 */
export function unknownFigure(text: string, unread: (words: string) => string): string | null {
  const usual = USUAL_COUNT.exec(text)?.groups?.noun
  if (
    usual !== undefined &&
    figureAsked(`usual ${usual === 'office' ? 'office space' : usual} `) === null &&
    !THINGS.test(usual)
  )
    return usual
  const noun = MEASURED.exec(text)?.groups?.noun
  if (noun === undefined || figureAsked(text) !== null) return null
  const last = noun.split(' ').at(-1) ?? ''
  if (THINGS.test(last) || groupingNamed(last) !== null || unread(last) === '') return null
  return unread(noun) === '' ? null : noun
}
