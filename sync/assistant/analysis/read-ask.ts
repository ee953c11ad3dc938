import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { Ask, AskedFigure, Measure } from './ask.ts'
import { withBoundsHidden, withBoundsShown } from './bounds-hidden.ts'
import { comparedSets } from './compared.ts'
import { figureAsked, measureAsked } from './figure-asked.ts'
import { groupingAsked } from './grouping-asked.ts'
import { leaseInputs } from './lease-inputs.ts'
import { quotedRent } from './quoted-rent.ts'
import { rankAsked } from './rank-asked.ts'

/** A question for a figure, and the words that say of which properties. */
export interface AskRead {
  ask: Ask
  /** Empty where the question stands for itself. */
  rest: string
}

/** What reading needs of the book. */
export interface AskReader {
  read(words: string): readonly Criterion[]
  isProperty(name: string): boolean
}

const SIMILAR =
  /\b(?:similar(?: (?:properties|buildings|comps|spaces?|ones))? to|most like|more like|like|comparable (?:\w+ )?to|comps? (?:for|to)|resembl(?:es|ing)|same kind as|alternatives? to|closest (?:match(?:es)?|comps?) (?:to|for)|looks? like|substitutes? for)\s+(?<to>.+?)[?.!]*$/i
const STANDS =
  /\bwhat percentile\b|\bwhich percentile\b|\bpercentile (?:is|would|does)\b|\bwhere (?:does|do|would|is|will)\b.*\b(?:stand|rank|sit|fall|land|come in|compare|place)\b|\bhow (?:does|do|would)\b.*\b(?:stack up|rank|compare|stand)\b|\b(?:above|below|over|under|at) (?:the )?market\b|\b(?:too high|high|low|fair|a good deal|a bad deal|expensive|cheap) (?:for|among|compared)\b|\b(?:good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep) (?:rents?|rates?|deal|price|number|offer)\b/i
const PERCENTILE =
  /\b(?:the )?(?<p>\d{1,2}(?:\.\d+)?)(?:st|nd|rd|th)? ?(?:percentile|pctile|pctl|%ile)(?: of)?\b|\bp(?<short>\d\d)\b/i
const QUARTILE =
  /\b(?:the )?(?<which>top|upper|third|3rd|bottom|lower|first|1st|second|2nd) (?<part>quartile|decile|quarter of)(?: of)?\b/i
const TREND =
  /\b(?:by|per|each|every) quarter(?: signed| of signing)?\b|\bquarterly\b|\bquarter (?:by|over) quarter\b|\bq\/?q\b|\btrend(?:s|ing|line)?\b|\brent(?:al)? growth\b|\bgrowth in rents?\b|\bover time\b|\bover the (?:last|past) (?:\w+ )?(?:years|quarters)\b|\bhistory of\b|\b(?:going|gone|moved|moving|changed|evolved)(?: up| down)?(?= (?:since|over|in the last|from|$))/i
const YEARLY =
  /(?<!\b(?:expir\w*|roll\w*|matur\w*|ends?|ending) (?:by |in )?)\b(?:by|per|each|every) year(?: signed| of signing)?\b|\byear (?:by|over) year\b|\byearly (?:trend|average|median)|\bannual trend\b|\by\/?o\/?y\b/i
/** "rent per year" says the unit. */
const RENT_A_YEAR = /\b(rents?|rates?|psf|sf|foot|price) (?:per|a|each|\/) ?year\b/i
const COUNTS = /\b(?:how many|number of|count of|count|how often)\b/i
const HOW_MUCH_SPACE =
  /\bhow (?:much (?:space|square footage|sf|square feet|footage|area)|many (?:square feet|sq ?ft|sf))\b/i
const GOING =
  /\b(?:what (?:do|does|are|is|did|would|will|should)|how much (?:do|does|are|is|would|should))\b.*\b(?:leas(?:e|es|ing)|rent(?:s|ing)?|go(?:es|ing)?|cost|pay(?:ing)?|run(?:ning)?)(?: for| at)?\b|\bgoing rates?\b|\bmarket rents?\b|\bwhat(?:'s| is| are) (?:the )?(?:asking )?(?:rents?|rates?)\b/i
const FAIR =
  /\b(?:fair|right|reasonable|achievable|good|market|realistic|supportable|appropriate) (?:market |asking )?(?:rents?|rates?|rental rates?|pricing)\b/i
const HOW = /\bhow (?:tall|high|old|new|big|large|long) are\b/i
const HOW_FIGURES: readonly (readonly [words: RegExp, figure: AskedFigure])[] = [
  [/tall|high/i, 'clearHeight'],
  [/old|new/i, 'yearBuilt'],
  [/big|large/i, 'squareFootage'],
  [/long/i, 'leaseTerm'],
]
const SOLD =
  /(?<=\bwhat (?:did|do|have|has)\b.*)\b(?:sell|sold|trade|traded)(?: for| at)?(?: (?:per (?:square )?foot|psf|a foot|per sf))?/i
const EXTREME_FIGURE =
  /\b(?:what(?:'s| is| was)? (?:the )?)?(?<end>lowest|highest|max(?:imum)?|min(?:imum)?|cheapest|top|smallest|largest|longest|shortest)\b/i
const WORTHS = /\b(?:percentile|quartile|decile|stand|market|statistics|stats)\b/i

/** What a question asks to be worked out; null where it asks for properties. */
export function readAsk(words: string, reader: AskReader): AskRead | null {
  const text = withBoundsHidden(words.replaceAll(/\s+/g, ' ').trim()).replace(RENT_A_YEAR, '$1')
  return (
    readInputs(text) ??
    readSimilar(text, reader) ??
    readStanding(text) ??
    readPercentile(text) ??
    readTrend(text) ??
    readComparison(text, reader) ??
    readRank(text) ??
    readGroup(text) ??
    readStatistic(text)
  )
}

function readInputs(text: string): AskRead | null {
  if (!/\b(?:net effective|effective rent|ner)\b/i.test(text)) return null
  const inputs = leaseInputs(text)
  return inputs === null ? null : { ask: { kind: 'inputs', inputs }, rest: '' }
}

function readSimilar(text: string, { isProperty }: AskReader): AskRead | null {
  const to = SIMILAR.exec(text)?.groups?.to?.replace(/^(?:the|this|that) /i, '')
  if (to === undefined) return null
  const isNamed = /^\d+ \p{L}/u.test(to) || isProperty(to)
  return isNamed ? { ask: { kind: 'similar', to }, rest: '' } : null
}

function readStanding(text: string): AskRead | null {
  const quote = STANDS.test(text) ? quotedRent(text) : null
  if (quote === null) return null
  const rest = quote.rest.replace(STANDS, (said) =>
    said.replace(
      /\b(?:where|does|do|would|is|an?|good|bad|fair|high|low|reasonable|competitive|great|decent|strong|aggressive|steep|rents?|rates?|deal|price|number|offer|stand|rank|sit|fall|land|come|in|compare|how|stack|up|what|percentile|that)\b/gi,
      ' ',
    ),
  )
  return { ask: { kind: 'standing', figure: 'rentPerSf', value: quote.value }, rest: withoutTalk(rest) }
}

function readPercentile(text: string): AskRead | null {
  const said = PERCENTILE.exec(text)
  const quartile = said === null ? QUARTILE.exec(text) : null
  const p = said === null ? shareOf(quartile) : Number(said.groups?.p ?? said.groups?.short)
  const found = said ?? quartile
  if (p === null || found === null) return null
  const rest = `${text.slice(0, found.index)} percentile ${text.slice(found.index + found[0].length)}`
  const figure = figureAsked(rest)
  return {
    ask: { kind: 'percentile', figure: figure?.value ?? 'rentPerSf', p },
    rest: withoutTalk(figure?.rest ?? rest),
  }
}

function shareOf(found: RegExpExecArray | null): number | null {
  if (found === null) return null
  const isTop = /^(?:top|upper|third|3rd)$/i.test(found.groups?.which ?? '')
  if (/decile/i.test(found.groups?.part ?? '')) return isTop ? 90 : 10
  return /^(?:second|2nd)$/i.test(found.groups?.which ?? '') ? 50 : isTop ? 75 : 25
}

function readTrend(text: string): AskRead | null {
  const yearly = YEARLY.exec(text)
  const found = yearly ?? TREND.exec(text)
  if (found === null) return null
  const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
  const { figure, of, left } = figureAndMeasure(rest)
  const isCount =
    figure === null && /\b(?:how many|number|count|deals?|signings?|leases|volume|activity)\b/i.test(rest)
  const by = yearly === null ? 'signedQuarter' : 'signedYear'
  const asked = isCount
    ? { figure: null, of: 'count' as const }
    : { figure: figure ?? ('rentPerSf' as const), of }
  return { ask: { kind: 'trend', ...asked, by }, rest: withoutTalk(ofSigning(withSpanOfSigning(left))) }
}

/** "rent growth 2023 to 2025" */
function withSpanOfSigning(text: string): string {
  return HAPPENED_THEN.test(text) ? text : text.replace(SPAN_OF_YEARS, 'signed $&')
}

const SPAN_OF_YEARS = /\b(?:19|20)\d\d ?(?:to|through|thru|-|–) ?(?:19|20)\d\d\b/

/** Beside a figure "since 2024" is when the leases were signed, unless something else was said to happen then. */
function ofSigning(text: string): string {
  return text.replace(DAYS_OF_YEARS, (said, before: string | undefined, days: string) =>
    before !== undefined && HAPPENED.test(before) ? said : `${before ?? ''}signed ${days}`,
  )
}

const DAYS_OF_YEARS =
  /([\p{L}]+ )?\b((?:since|in|during|from|over|between|for) (?:19|20)\d\d(?! ?(?:sf|sq|k|psf|feet))\b(?: (?:to|through|and|-) (?:19|20)\d\d)?)/iu
const HAPPENED =
  /^(?:built|constructed|delivered|vintage|signed|signing|signings|expir\w*|roll\w*|matur\w*|end\w*|start\w*|commenc\w*|sold|bought|traded|completed)/i

function readComparison(text: string, { read }: AskReader): AskRead | null {
  const { figure, of, left } = figureAndMeasure(withYearsOfSigning(text))
  const sets = comparedSets(left, (words) => read(withoutTalk(words)))
  if (sets === null) return null
  const isCount = COUNTS.test(text) && figure === null
  const own = /\b(?:bigger|larger|smaller) than\b/i.test(text)
    ? ('squareFootage' as const)
    : ('rentPerSf' as const)
  const asked = isCount ? { figure: null, of: 'count' as const } : { figure: figure ?? own, of }
  return { ask: { kind: 'compare', ...asked, sets }, rest: '' }
}

/** "2024 vs 2025", "Q1 vs Q2 2026": of the signing, unless something else happened then. */
function withYearsOfSigning(text: string): string {
  if (HAPPENED_THEN.test(text)) return text
  return text
    .replace(
      QUARTERS_OF_ONE_YEAR,
      (_, first, joint, second, year) => `${first} ${year} ${joint} ${second} ${year}`,
    )
    .replace(
      YEARS_COMPARED,
      (_, lead, first, joint, second) => `${lead}signed ${first} ${joint} signed ${second}`,
    )
}

const HAPPENED_THEN =
  /\b(?:built|constructed|delivered|vintage|construction|signed|expir\w*|roll\w*|matur\w*|start\w*|commenc\w*|sold|bought)\b/i
const QUARTERS_OF_ONE_YEAR =
  /\b(q[1-4]|[1-4]q)( (?:vs\.?|versus|against|and|to|with|compared (?:to|with)) )(q[1-4]|[1-4]q) ((?:19|20)\d\d)\b/gi
const YEARS_COMPARED =
  /((?:\b(?:in|from|of) )?)\b((?:19|20)\d\d) (vs\.?|versus|against|and|to|with|compared (?:to|with)) (?:in |from )?((?:19|20)\d\d)\b(?! ?(?:sf|sq|k|psf|feet))/gi

function readRank(text: string): AskRead | null {
  const found = rankAsked(text)
  if (found === null) return null
  const { rest, ...asked } = found
  return { ask: { kind: 'rank', ...asked }, rest: withoutTalk(ofSigning(rest)) }
}

function readGroup(text: string): AskRead | null {
  const grouped = groupingAsked(text)
  if (grouped === null) return null
  const isSorted = /\b(?:sort(?:ed)?|order(?:ed)?|rank(?:ed)?)\s*$/i.test(
    text.slice(0, text.search(/\bby\b/i)),
  )
  if (isSorted) return null
  const { value: by } = grouped
  // The years after "expirations by year" are those of the expiry.
  const rest =
    by === 'expirationYear'
      ? grouped.rest.replace(/(?<!\w )\b(?=(?:in |from |between )?20\d\d\b)/, 'expiring ')
      : grouped.rest
  const counts = COUNTS.test(rest) || /^\s*(?:leases|deals|signings|buildings|properties)\b/i.test(rest)
  const { figure, of, left } = figureAndMeasure(
    HOW_MUCH_SPACE.test(rest) ? rest.replace(HOW_MUCH_SPACE, 'total square feet') : rest,
    text,
  )
  const isRollover = by === 'expirationYear'
  if (
    figure === null &&
    !counts &&
    !isRollover &&
    !/\b(?:average|mean|median|breakdown|break|split|summary|statistics|stats|mix)\b/i.test(text)
  )
    return null
  const isCount = figure === null && (counts || isRollover || /\b(?:breakdown|break|split|mix)\b/i.test(text))
  const asked = isCount
    ? { figure: null, of: 'count' as const }
    : { figure: figure ?? ('rentPerSf' as const), of }
  const kind = by === 'signedQuarter' || by === 'signedYear' ? 'trend' : 'group'
  if (kind === 'trend')
    return {
      ask: { kind, ...asked, by: by as 'signedQuarter' | 'signedYear' },
      rest: withoutTalk(ofSigning(left)),
    }
  return { ask: { kind: 'group', ...asked, by }, rest: withoutTalk(ofSigning(left)) }
}

function readStatistic(text: string): AskRead | null {
  if (HOW_MUCH_SPACE.test(text)) {
    return {
      ask: { kind: 'statistic', figure: 'squareFootage', of: 'sum' },
      rest: withoutTalk(text.replace(HOW_MUCH_SPACE, ' ')),
    }
  }
  const how = HOW.exec(text)
  const ofHow = how === null ? undefined : HOW_FIGURES.find(([words]) => words.test(how[0]))
  if (how !== null && ofHow !== undefined)
    return {
      ask: { kind: 'statistic', figure: ofHow[1], of: 'median' },
      rest: withoutTalk(text.replace(HOW, ' ')),
    }
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
      ask: { kind: 'statistic', figure: 'salePricePerSf', of: 'median' },
      rest: withoutTalk(text.replace(SOLD, ' ')),
    }
  }
  const { figure, of, left, isMeasured } = figureAndMeasure(text)
  const isExtreme = of === 'min' || of === 'max'
  if (isExtreme && (figure === null || !isOfOne(text))) return null
  if (isMeasured && (figure !== null || of === 'mean' || of === 'median')) {
    return {
      ask: { kind: 'statistic', figure: figure ?? 'rentPerSf', of },
      rest: withoutTalk(ofSigning(left)),
    }
  }
  if (!GOING.test(text) && !FAIR.test(text)) return null
  return {
    ask: { kind: 'statistic', figure: figure ?? 'rentPerSf', of: 'median' },
    rest: withoutTalk(
      left
        .replace(FAIR, ' ')
        .replace(
          /\b(?:leasing|renting|going|rented|leased|lease|rent|go|run|running|pay|paying|cost)(?: for| at)?\b/gi,
          ' ',
        ),
    ),
  }
}

const LISTED =
  /\b(?:top|bottom|first) (?:\d+|three|four|five|ten)\b|\b(?:\d+|two|three|four|five|ten) (?:highest|lowest|cheapest|largest|biggest|smallest|longest|shortest|newest|oldest)\b/i

/** "the lowest rent" is a figure, "lowest rents first" and "the lowest rent building" are properties. */
function isOfOne(text: string): boolean {
  if (LISTED.test(text)) return false
  const found = EXTREME_FIGURE.exec(text)
  const after = found === null ? '' : text.slice(found.index + found[0].length)
  return !/^ \w+(?: \w+)? first\b|^ (?:rents|rates|prices)\b|^ (?:\w+ ){0,2}(?:building|warehouse|property|space|properties|buildings|whse|listings?)\b/i.test(
    after,
  )
}

function figureAndMeasure(text: string, whole = text) {
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
  /\btotal\b|^(?!.*\b(?:sizes?|footprints?|building area)\b).*\b(?:(?<!\d\s*[km]?\s*)(?:sf|sq ?ft|square feet)|space|footage) (?:expiring|rolling|leased|signed|owned|listed|by|per)\b/i

const TALK =
  /\b(?:what(?:'s| is| are| was| were)?|how|is|are|was|were|the|that|client|quoted|quote|percentile|figures?|numbers?|give me|show me|tell me|leases signed(?= \d)|on average|there|among|(?<!\b(?:years?|yrs?|months?|mos?) )deals?|leased(?! (?:to|by|from))|paid|statistics|stats|compare|difference|between|breakdown|in terms of)\b/gi

/** The words that say of which properties, without those of the asking. */
function withoutTalk(text: string): string {
  return withBoundsShown(text)
    .replaceAll(TALK, (said) => (/^leases signed/i.test(said) ? 'signed' : ' '))
    .replaceAll(/\s+/g, ' ')
    .replace(/^[\s,:;?]+|[\s,:;?]+$/g, '')
}
