import type { Criterion } from '../../../domain/criteria/criterion.ts'
import { withDecimalPoints } from '../../../domain/query/words/lexer.ts'
import { textWithoutThanks } from '../../../domain/query/words/without-thanks.ts'
import { type AskRead, isTime, KINDS, PARTIES } from '../ask.ts'
import { withBoundsHidden } from '../bounds-hidden.ts'
import { comparedSets, figureCompared, premiumSets } from '../compared.ts'
import { leaseInputs } from '../lease-inputs.ts'
import { figureAndMeasure, withoutTalk } from './ask-words.ts'
import { readBest } from './asks-of-best.ts'
import { readSimilar } from './asks-of-likeness.ts'
import { readCountedGroups, readPartiesBeside, withoutLeastCount } from './asks-of-parties.ts'
import { readPercentile, readSpread, readStanding } from './asks-of-rank-among.ts'
import { readDistinct, readShare } from './asks-of-shares.ts'
import { COUNTS, dayOf, HOW_MUCH_SPACE, readMiddles, readStatistic } from './asks-of-statistics.ts'
import { readTrend } from './asks-of-time.ts'
import { isOfSales, withDaysOfSale } from './days-of-sale.ts'
import { withoutFurtherFigures } from './further-figures.ts'
import { groupingAsked } from './grouping-asked.ts'
import { readParties } from './parties-asked.ts'
import { rankAsked } from './rank-asked.ts'
import { unknownFigure } from './unknown-figure.ts'
import { usualWords } from './usual-words.ts'
import { ofSigning, withYearsOfSigning } from './years-of-signing.ts'

/** What reading needs of the book. */
export interface AskReader {
  read(words: string): readonly Criterion[]
  isProperty(name: string): boolean
  /** Those of some words that mean nothing. */
  unread(words: string): string
}

/** "rent per year" says the unit. */
const RENT_A_YEAR =
  /\b(rents?|rates?|psf|sf|foot|price) (?:per|a|each|\/) ?year\b(?! (?:signed|sold|built|of|they))/i
/** What a question asks to be worked out; null where it asks for properties. */
export function readAsk(words: string, reader: AskReader): AskRead | null {
  const plain = withoutTakenBack(textWithoutThanks(words))
    .replace(/, (?:in |by )?how many (?:months|years|feet|sf|square feet|acres|cents|dollars)\?*$/i, '')
    .replaceAll(/\bw\/ /gi, 'with ')
    .replaceAll(/(?<=\p{L})_(?=\p{L})/gu, ' ')
    .replaceAll(/\b(avg|average|median|mean|sum|min|max|count)\(\s*(?:\*|([^()]*))\s*\)/gi, '$1 $2')
  const usual = usualWords(withDecimalPoints(plain))
  if (unknownFigure(usual, reader.unread) !== null) return null
  const text = withBuyers(withBoundsHidden(usual).replace(RENT_A_YEAR, '$1'))
  const found = readFurther(text, reader) ?? readOne(text, reader)
  return found === null || !isOfSales(found.ask, text) ? found : withDaysOfSale(found)
}

/** "$0.97 NNN, sorry, $0.99, for 20k": the figure that is meant, with what was said of the first where nothing is of it. */
function withoutTakenBack(text: string): string {
  return text.replace(FIGURE_TAKEN_BACK, (_, unit: string, meant: string, next: string) =>
    /^\s*(?:[,.;?!]|$)/.test(next) ? `${meant}${unit}${next}` : `${meant}${next}`,
  )
}

const FIGURE_TAKEN_BACK =
  /\$?\.?\d[\d,.]*((?: ?(?:k|sf|cents|c|months?|mos?|years?|%|NNN|net|gross|MG|free|psf|a month|a year|a foot|TI))*),? (?:no,? wait|no,? sorry|sorry|i mean|i meant|make that|scratch that|rather|well|no),? (\$?\.?\d[\d.]*)(.*)$/is

/** "the price per foot Redfish Flats paid": who pays a price is the buyer. */
function withBuyers(text: string): string {
  const isOfPrice =
    (OF_PRICE.test(text) || PAID_A_FOOT.test(text)) &&
    !/\b(?:rents?|rental|leas(?:e|es|ed|ing)|tenants?)\b/i.test(text)
  if (!isOfPrice) return text
  return text
    .replace(PAID_BY_ANYONE, ' sold')
    .replaceAll(/(?<=[\p{L}.] )paid\b(?! (?:for|to)\b)/giu, 'bought')
}

const OF_PRICE = /\bprices?\b/i
/** By nobody that is named: "highest psf anyone's paid", "price per foot paid". */
const PAID_BY_ANYONE =
  /(?<=\b(?:psf|prices?|sf|foot|ft)) (?:that )?(?:(?:any|some)(?:one|body)(?:['’]?s)? )?(?:has |have |ever |was |were |been )*paid\b(?! by\b)/i
/** "highest psf anyone paid in Katy" */
const PAID_A_FOOT =
  /\b(?:psf|per (?:sf|foot|ft)) (?:that )?(?:(?:any|some)(?:one|body)(?:['’]?s)? )?(?:has |have |ever )*paid\b/i

/** Several figures of the same properties. */
function readFurther(whole: string, reader: AskReader): AskRead | null {
  const { text, also: named } = withoutFurtherFigures(whole)
  const found = named.length === 0 ? null : readOne(text, reader)
  if (found === null) return null
  const { ask } = found
  // "top 5 landlords and how many buildings" ranks them by these.
  const also = named.filter((one) => !('of' in ask) || one.figure !== ask.figure || one.of !== ask.of)
  if (also.length === 0) return found
  switch (ask.kind) {
    case 'distinct':
    case 'statistic':
    case 'group':
    case 'trend':
    case 'rank':
    case 'compare':
      return { ...found, ask: { ...ask, also } }
    default:
      return null
  }
}

function readOne(text: string, reader: AskReader): AskRead | null {
  return (
    readInputs(text) ??
    readSimilar(text, reader.isProperty) ??
    readBest(text) ??
    readStanding(text) ??
    readPercentile(text) ??
    readShare(text, reader.read) ??
    readTrend(text) ??
    readMiddles(text) ??
    readComparison(text, reader) ??
    readCountedGroups(text) ??
    readPartiesBeside(text, reader.read) ??
    readRank(text) ??
    readGroup(text, reader) ??
    readParties(text, reader.read) ??
    readDistinct(text) ??
    readSpread(text) ??
    readStatistic(text)
  )
}

function readInputs(text: string): AskRead | null {
  if (!/\b(?:net eff(?:ective)?|effective|ner)\b/i.test(text)) return null
  const inputs = leaseInputs(text)
  return inputs === null ? null : { ask: { kind: 'inputs', inputs }, rest: '' }
}

function readComparison(text: string, { read }: AskReader): AskRead | null {
  const { figure, of, left } = figureAndMeasure(withYearsOfSigning(text))
  const plainly = (words: string) => read(withoutTalk(words))
  const premium = premiumSets(text, plainly)
  // "average rent with and without cranes": beside a figure both are compared.
  const asked = figure !== null && EITHER_WAY.test(left) ? `compare ${left}` : left
  const sets = premium ?? comparedSets(asked, plainly)
  if (sets === null) return null
  if (premium !== null) return { ask: { kind: 'compare', figure: 'rentPerSf', of, sets }, rest: '' }
  const isCount = (COUNTS.test(text) || MORE_DEALS.test(text)) && figure === null
  if (figure === null && MORE_SPACE.test(text))
    return { ask: { kind: 'compare', figure: 'squareFootage', of: 'sum', sets }, rest: '' }
  const own = figureCompared(text) ?? ('rentPerSf' as const)
  const what = isCount ? { figure: null, of: 'count' as const } : { figure: figure ?? own, of }
  return { ask: { kind: 'compare', ...what, sets }, rest: '' }
}

const MORE = '(?:leased|signed|done|did|taken|took|sold|bought|has|have|owns?) (?:the )?(?:more|most)'
/** "Halloran vs Meyer, who leased more feet" */
const MORE_SPACE = new RegExp(
  `\\b${MORE} (?:total )?(?:feet|footage|sf|sq ?ft|square (?:feet|footage)|space)\\b`,
  'i',
)
const MORE_DEALS = new RegExp(
  `\\b${MORE} (?:deals|leases|transactions|sales|listings|buildings|properties)\\b`,
  'i',
)

const EITHER_WAY = /\bwith (?:and|vs\.?|versus) without\b/i

function readRank(text: string): AskRead | null {
  const least = withoutLeastCount(text)
  const found = rankAsked(least?.text ?? text)
  if (found === null) return null
  const { rest, ...asked } = found
  const ask = { kind: 'rank' as const, ...asked, ...(least !== null && { atLeast: least.atLeast }) }
  return { ask, rest: withoutTalk(ofSigning(rest)) }
}

function readGroup(text: string, { read }: AskReader): AskRead | null {
  const grouped = groupingAsked(text)
  if (grouped === null) return null
  const isSorted = /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)\s*$/i.test(
    text.slice(0, text.search(/\bby\b/i)),
  )
  if (isSorted) return null
  const { value: by } = grouped
  // The years after "expirations by year" are those of the expiry.
  const isRollover = by === 'expirationYear' || by === 'expirationQuarter' || by === 'expirationMonth'
  const rest = isRollover
    ? grouped.rest.replace(
        /(?<!\w )\b(?=(?:in |from |between |through |thru |until |before |by )?20\d\d\b|(?:in |over |during )?(?:the )?(?:next|coming|this) )/,
        'expiring ',
      )
    : grouped.rest
  const counts =
    COUNTS.test(rest) ||
    /^\s*(?:leases|deals|signings|buildings|properties|expirations|expiries|rollovers?)\b/i.test(rest)
  const { figure, of, left } = figureAndMeasure(
    HOW_MUCH_SPACE.test(rest) ? rest.replace(HOW_MUCH_SPACE, 'total square feet $<of>') : rest,
    text,
  )
  const isMix = /\b(?:breakdown|break|split|mix|tally|share|composition|distribution of)\b/i.test(text)
  // "warehouses by town" counts them, and so does "warehouses by broker".
  const isOfKinds = [...KINDS, ...PARTIES].some((kind) => kind === by) && read(withoutTalk(rest)).length > 0
  if (
    figure === null &&
    !counts &&
    !isRollover &&
    !isMix &&
    !isOfKinds &&
    !/\b(?:average|mean|median|summary|statistics|stats)\b/i.test(text)
  )
    return null
  const isCount =
    figure === null &&
    (counts || isRollover || isMix || (isOfKinds && !/\b(?:average|mean|median)\b/i.test(text)))
  const asked = isCount
    ? { figure: null, of: 'count' as const }
    : { figure: figure ?? ('rentPerSf' as const), of }
  const over = withoutTalk(isRollover ? left : ofSigning(left, dayOf(figure)))
  return isTime(by)
    ? { ask: { kind: 'trend', ...asked, by }, rest: over }
    : { ask: { kind: 'group', ...asked, by }, rest: over }
}
