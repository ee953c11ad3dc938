import type { Measure } from '../ask.ts'
import { withBoundsShown } from '../bounds-hidden.ts'
import { figureAsked, measureAsked } from './figure-asked.ts'

/** The figure and what is asked of it, and the question without either. Of `whole` a sum may be told. */
export function figureAndMeasure(text: string, whole = text) {
  const figure = figureAsked(text)
  const measure = measureAsked(figure?.rest ?? text)
  const of: Measure =
    measure?.value ?? (figure?.value === 'squareFootage' && IN_TOTAL.test(whole) ? 'sum' : 'median')
  return {
    figure: figure?.value ?? null,
    of,
    left: measure?.rest ?? figure?.rest ?? text,
    isMeasured: measure !== null,
  }
}

/** Square feet of many are added up; sizes are not. */
const IN_TOTAL =
  /\btotal\b|^(?!.*\b(?:sizes?|footprints?|building area)\b).*\b(?:(?<!\d\s*[km]?\s*)(?:sf|sq ?ft|square feet)|space|footage) (?:expiring|rolling|leased|signed|done|inked|transacted|absorbed|sold|owned|listed|by|per)\b|\b(?:in|by) (?:total )?(?:sf|sq ?ft|square (?:feet|footage)|footage)(?: please| pls)?[?.!]*$/i

const TALK =
  /\b(?:what(?:'s| is| are| was| were)?|how|(?:is|are|was|were)(?! (?:the |an? )?(?:buyer|seller|landlord|owner|tenant|broker)s?\b)|the(?! (?:buyer|seller)\b|(?<=\b(?:is|are|was|were) the) (?:landlord|owner|tenant|broker)\b)|that|client|quoted|quote|percentile|figures?|numbers?|give me|show me|tell me|leases signed(?= \d)|on average|there|among|(?<!\b(?:years?|yrs?|months?|mos?) )deals?|leased(?! (?:to|by|from))|paid|statistics|stats|compare|difference|differ|differs|vary|varies|between(?! \$?\.?\d)|breakdown|in terms of)\b/gi

/** The words of a question that choose properties, without those that ask for a figure. */
export function withoutTalk(text: string): string {
  const left = withBoundsShown(text)
    .replaceAll(TALK, (said) => (/^leases signed/i.test(said) ? 'signed' : ' '))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,:;?]+|[\s,:;?]+$/g, '')
  return PART_ALONE.test(left) ? `in ${left}` : left
}

/** "top 5 landlords northwest": alone the word might be of a name. */
const PART_ALONE = /^(?:north|south)?(?:east|west)?(?<=\w)$/i
