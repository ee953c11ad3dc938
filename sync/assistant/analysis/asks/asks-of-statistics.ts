import type { AskedFigure, AskRead } from '../ask.ts'
import { figureAndMeasure, withoutTalk } from './ask-words.ts'
import { isBare, sumAsked } from './bare-asks.ts'
import { measureAsked } from './figure-asked.ts'
import { ofSigning } from './years-of-signing.ts'

export const COUNTS = /\b(?:how many|number of|count of|count|how often)\b/i
export const HOW_MUCH_SPACE =
  /\bhow (?:much|many) (?<of>(?:(?!(?:rents?|ti|free|do|does|did|is|are|would|should|more|less|for)\b)[\w'-]+ ){0,3}?)(?:space|square footage|sf|square feet|sq ?ft|footage|area)\b/i
const GOING =
  /\b(?:what(?:'s| (?:do|does|are|is|did|would|will|should|can))|how much (?:do|does|did|are|is|would|should|will))\b.*\b(?:leas(?:e|es|ing)|rent(?:s|ing)?|go(?:es|ing)?|cost|pay(?:ing)?|run(?:ning)?)(?: for| at)?\b|\bgoing rates?\b|\bwhat .*\b(?:goes|leases|rents|trades) for\b|\bmarket rents?\b|\b(?:what(?:'s| is) (?:the )?market (?:for|on|in|at)|rent (?:stats|statistics|estimate|numbers|summary|guidance))\b|\bballpark\b|\bwhat(?:'s| is| are) (?:the )?(?:asking )?(?:rents?|rates?)\b/i
const FAIR =
  /\b(?:fair|right|reasonable|achievable|good|market|realistic|supportable|appropriate) (?:market |asking )?(?:rents?|rates?|rental rates?|pricing)\b/i
const HOW =
  /\bhow (?:tall|high|old|new|big|large|long) (?:are|is|were|do)\b|\b(?:what|which) years? (?:was|were|is|are)\b(?=.*\bbuilt\b)/i
const HOW_FIGURES: readonly (readonly [words: RegExp, figure: AskedFigure])[] = [
  [/tall|high/i, 'clearHeight'],
  [/old|new|year/i, 'yearBuilt'],
  [/big|large/i, 'squareFootage'],
  [/long/i, 'leaseTerm'],
]
const SOLD =
  /(?<=\bwhat (?:did|do|have|has)\b.*\b(?:sold|bought|bought by|sold by)\b.*)\b(?:go|went|trade|traded|sell)(?: for| at)\b|(?<=\bwhat (?:did|do|have|has)\b.*)\b(?:sell|sold(?! (?:go|went|trade|sell)\b)|trade|traded)(?:(?: [\w ]+?)??(?: for| at)(?: (?:per (?:square )?foot|psf|a foot|per sf))?|(?: (?:per (?:square )?foot|psf|a foot|per sf)))/i
const PRICE_PER_SF = /,? ?(?:\$ ?\/ ?(?:ft|sf|foot)|psf|per (?:square )?foot|per sf)\b/i
const EXTREME_FIGURE =
  /\b(?:what(?:'s| is| was)? (?:the )?)?(?<end>lowest|highest|max(?:imum)?|min(?:imum)?|cheapest|top|smallest|largest|longest|shortest|tallest|greatest|most|fewest|least)\b/i
const WORTHS = /\b(?:percentile|quartile|decile|stand|market|statistics|stats)\b/i

/** One number over a set: "average rent in Katy", "how tall are warehouses", "what do they lease for". */
export function readStatistic(text: string): AskRead | null {
  if (HOW_MUCH_SPACE.test(text)) {
    return {
      ask: { kind: 'statistic', figure: 'squareFootage', of: 'sum' },
      rest: withoutTalk(text.replace(HOW_MUCH_SPACE, ' $<of> ')),
    }
  }
  const how = HOW.exec(text)
  const ofHow = how === null ? undefined : HOW_FIGURES.find(([words]) => words.test(how[0]))
  if (how !== null && ofHow !== undefined) {
    const measure = measureAsked(text.replace(HOW, ' '))
    const left = (measure?.rest ?? text.replace(HOW, ' ')).replace(
      /\bbuilt\b(?! (?:in|before|after|since|between))/i,
      ' ',
    )
    return {
      ask: { kind: 'statistic', figure: ofHow[1], of: measure?.value ?? 'median' },
      rest: withoutTalk(left),
    }
  }
  const summed = sumAsked(text)
  if (summed !== null) return summed
  const count = COUNTS.exec(text)
  if (count !== null && !WORTHS.test(text) && !/\b(?:average|median|mean)\b/i.test(text)) {
    return {
      ask: { kind: 'statistic', figure: null, of: 'count' },
      rest: withoutTalk(ofSigning(text.replace(COUNTS, ' '))),
    }
  }
  const sold = SOLD.exec(text)
  if (sold !== null) {
    return {
      ask: { kind: 'statistic', figure: 'salePricePerSf', of: measureAsked(text)?.value ?? 'median' },
      rest: withoutTalk((measureAsked(text)?.rest ?? text).replace(PRICE_PER_SF, ' ').replace(SOLD, ' ')),
    }
  }
  const { figure, of, left, isMeasured } = figureAndMeasure(text)
  const isExtreme = of === 'min' || of === 'max'
  if (isExtreme && (figure === null || !isOfOne(text))) return null
  if (isMeasured && (figure !== null || of === 'mean' || of === 'median')) {
    return {
      ask: { kind: 'statistic', figure: figure ?? 'rentPerSf', of },
      rest: withoutTalk(ofSigning(left, dayOf(figure))),
    }
  }
  const isGiven = figure !== null && figure !== 'squareFootage' && GIVEN.test(text)
  if (!GOING.test(text) && !FAIR.test(text) && !isGiven && !isBare(text)) return null
  return {
    ask: { kind: 'statistic', figure: figure ?? 'rentPerSf', of: 'median' },
    rest: withoutTalk(
      ofSigning(left, dayOf(figure))
        .replace(FAIR, ' ')
        .replace(
          /\b(?:leasing|renting|going|rented|leased|lease|rent|go|run|running|pay|paying|cost|expect to|expect|stats|statistics|estimate|ballpark|what's market|market|numbers|guidance|monthly|annual|yearly|should|would|giving|getting|offering)(?: for| at)?\b/gi,
          ' ',
        ),
    ),
  }
}

/** Prices are of the day of the sale. */
export function dayOf(figure: AskedFigure | null): string {
  return figure === 'salePrice' || figure === 'salePricePerSf' || figure === 'capRate' ? 'sold' : 'signed'
}

/** What is given or got has a usual size. */
const GIVEN = /\b(?:giving|getting|offering|given|gotten|offered|running|how much|what(?:'s| is| are))\b/i

const COUNTED = '(?:\\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty)'
const ENDS =
  '(?:highest|lowest|cheapest|largest|biggest|smallest|longest|shortest|newest|oldest|tallest|most|least|fewest|deepest|richest)'
const LISTED = new RegExp(
  [
    `\\b(?:top|bottom|first|best|which|largest|biggest|highest|lowest|smallest|longest|shortest|cheapest) ${COUNTED}\\b`,
    `\\b${COUNTED} ${ENDS}\\b`,
    `\\b${COUNTED} (?:\\w+ )?(?:leases|deals|buildings|properties|listings|comps|warehouses|spaces|sales|transactions) (?:with|having|that (?:have|had|got)|which (?:have|had|got)) (?:the )?${ENDS}\\b`,
  ].join('|'),
  'i',
)

/** "the lowest rent" is a figure, "lowest rents first" and "the lowest rent building" are properties. */
function isOfOne(text: string): boolean {
  if (LISTED.test(text)) return false
  const found = EXTREME_FIGURE.exec(text)
  const after = found === null ? '' : text.slice(found.index + found[0].length)
  return !/^ \w+(?: \w+)? first\b|^ (?:rents|rates|prices)\b|^(?! office (?:space|area)\b) (?:\w+ ){0,2}(?:building|warehouse|property|space|properties|buildings|whse|listings?)\b/i.test(
    after,
  )
}

/** "difference between mean and median rent": the median is told with its mean. */
export function readMiddles(text: string): AskRead | null {
  return MIDDLES.test(text) ? readStatistic(text.replace(MIDDLES, 'median')) : null
}

const MIDDLES =
  /\b(?:(?:the )?(?:difference|gap|spread) between )?(?:the )?(?:(?:mean|average|avg) (?:and|vs\.?|versus|&|or|from) (?:the )?median|median (?:and|vs\.?|versus|&|or|from) (?:the )?(?:mean|average|avg))\b/i
