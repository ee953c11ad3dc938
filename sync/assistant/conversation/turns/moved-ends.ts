import { ORDER_VERB } from './orders.ts'

const FIGURE = '\\$?\\.?\\d[\\d.,]*'
const UNIT = '(?: ?(?:k|cents?|¢|sf|square feet|feet|ft|acres?|docks?|doors|years?|months?|%)\\b)?'
const WHOSE = '(?:his|her|their|the|our|my|its)'
const SIDE = '(?:ends?|limit|bound|side)'
const END = `(?<end>ceiling|cap|max(?:imum)?|(?:top|upper|high|higher|bottom|lower|low) ${SIDE}|limit|budget|top|bottom|floor|min(?:imum)?)`
const OF_WHAT =
  '(?: (?:of|on|for) (?:the |our |my )?(?:rents?|prices?|sizes?|range|budget|square footage|sf|clear heights?))?'
const LEAD = "(?:(?:ok|okay|and|now|then|so|actually|but|please|maybe|just|let's|can you|we can)[, ]+)*"
const VERB =
  '(?:raise[sd]?|raising|upped|ups?|bump(?:ed|s)?|increase[sd]?|lower(?:ed|s)?|cuts?|drop(?:ped|s)?|moved?|moves|set|sets|changed?|stretch(?:e[sd])?|extend(?:ed|s)?|loosen(?:ed|s)?|push(?:e[sd])?|take|took|bring|brought|pull(?:ed)?|open|relax(?:ed)?|widen(?:ed)?|lift(?:ed)?|run|make|put)'
const GOES =
  '(?:go|come|push|bump|raise|move|take|bring|stretch|lower|drop|extend|increase|set|run|cut|pull|make)'
const LEAST = /^(?:floor|min|bottom|low)/i

/** "my client just raised his ceiling to 1.15", "bump the top end to 82" */
const VERB_END_TO = new RegExp(
  `\\b${VERB} (?:up |down |out )?${WHOSE} (?:rent |price |budget |size |square footage )?${END}${OF_WHAT}(?: (?:up|down|out))? to (?=${FIGURE})`,
  'i',
)
/** "go up to 82 on the top", "make it 15k on the low end" */
const TO_ON_END = new RegExp(
  `\\b${GOES}(?: (?:it|that|this|them))?(?: (?:up|down|out|back))?(?: (?:to|at)|(?<=\\bmake (?:it|that))) (?<figure>${FIGURE}${UNIT}) (?:on|at|for) ${WHOSE} ${END}${OF_WHAT}(?: ${SIDE})?(?=[.,;!?]|$| and\\b)`,
  'i',
)
/** "high side up to 95", "the bottom can go down to 40" */
const END_TO = new RegExp(
  `^${LEAD}(?:${WHOSE} )?${END}${OF_WHAT}(?: (?:can|could|should|may))?(?: (?:go|be|come|move))?(?: (?:up|down|out))? (?:to|at) (?=${FIGURE})`,
  'i',
)
/** A figure beside its end: "82 on the top end" */
const FIGURE_ON_END = new RegExp(
  `^${LEAD}(?<figure>${FIGURE}${UNIT}) (?:on|at|for) ${WHOSE} ${END}${OF_WHAT}[.!]*$`,
  'i',
)

const ORDERS_BEFORE = new RegExp(
  `\\b(?:${ORDER_VERB}|dropped|added|removed|nixed|killed|waived|got rid of)\\b`,
  'i',
)

/** An end of a range that is to be moved to a figure, in the words that bounds are moved by: "cap it at 82", "floor of 15k". */
export function withMovedEnd(text: string): string {
  for (const pattern of [TO_ON_END, VERB_END_TO, END_TO, FIGURE_ON_END]) {
    const found = pattern.exec(text)
    if (found === null) continue
    const { end = '', figure = '' } = found.groups ?? {}
    const before = text.slice(0, found.index)
    // Who says so is no order: "my client just called and raised his ceiling".
    const kept = ORDERS_BEFORE.test(before) ? before : ''
    const said = LEAST.test(end) ? 'floor of ' : 'cap it at '
    return `${kept}${said}${figure}${text.slice(found.index + found[0].length)}`
  }
  return text
}
