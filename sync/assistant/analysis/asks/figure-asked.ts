import { RANGE_FIELDS } from '../../../domain/criteria/asked-fields.ts'
import { FIGURE_WORDS } from '../../../domain/query/fields/figure-words.ts'
import type { AskedFigure, Measure } from '../ask.ts'

const MONEY_PER_SF =
  '(?:\\$ ?\\/ ?(?:sf|ft|foot|sq ?ft)|psf|per[ -](?:square[ -])?f(?:oot|t)|per[ -]sf|a (?:square )?foot|\\/ ?sf)'
/** What other rates are of: none of them is a rent. */
const RATES_OF_OTHER =
  '(?:tax|growth|insurance|interest|inflation|mortgage|loan|absorption|vacancy|discount|mill|millage|exchange|commission|capture)'
type FigureName = readonly [figure: AskedFigure, words: string]

/** What a figure is called where it is asked for. */
const NAMES: readonly FigureName[] = [
  ['netEffectiveRent', 'net effective(?: rents?| rates?)?|ners?|effective (?:rents?|rates?)'],
  ['capRate', 'cap(?:itali[sz]ation)? rates?'],
  [
    'salePricePerSf',
    `(?:sales? )?prices?(?: paid)?[ -]${MONEY_PER_SF}|sales? prices?\\/sf|${MONEY_PER_SF} (?:paid|sold|sale)|sold (?:for )?${MONEY_PER_SF}|paid ${MONEY_PER_SF}`,
  ],
  ['salePrice', 'sales? prices?|purchase prices?|sales? volume|(?:amount|price|total) paid'],
  [
    'opexPerSf',
    'opex|operating (?:expenses|costs)|nnn (?:charges|expenses)|nnns|(?:nnn )?nets|net charges|pass[ -]?throughs?|cam(?: charges)?|expenses',
  ],
  [
    'tiPerSf',
    `tis?(?: (?:allowances?|packages?|dollars|money|budgets?|contributions?))?(?: ${MONEY_PER_SF})?|tenant improvements?(?: (?:allowances?|packages?|dollars))?`,
  ],
  ['freeRentMonths', 'free rent|months? free|free months|abatements?|concessions?'],
  ['leaseTerm', '(?:lease )?terms?(?: lengths?)?|lease lengths?|length of leases?'],
  [
    'rentEscalationPct',
    '(?:annual |yearly )?(?:rent )?(?:bumps?|escalations?|escalators?|increases)(?: per year| a year)?|(?:annual|yearly) (?:rent )?increase',
  ],
  ['clearHeight', 'clear ?heights?|ceiling heights?|clear(?! (?:lake|creek|brook|water|fork|spring)s?)'],
  ['yearBuilt', 'years? built|building ages?|ages?|vintages?'],
  ['landSizeAcres', 'acreages?|land(?: sizes?| areas?)?|lot sizes?|acres'],
  ['officePercent', 'office (?:percent(?:age)?|share|finish)|percent office'],
  ['officeSf', 'office (?:space|sf|size|area)'],
  ['dockDoors', '(?:number of )?(?:dock(?:[ -]high)? (?:doors?(?: counts?)?|counts?|positions?)|docks)'],
  ['gradeDoors', '(?:number of )?(?:grade(?:[ -]level)? (?:doors?(?: counts?)?|counts?)|drive-?ins?)'],
  ['craneTons', 'crane (?:tonnage|capacity|tons)'],
  ['truckCourtFeet', 'truck courts?(?: depths?)?'],
  ['trailerStalls', 'trailer (?:stalls|spots|parking)'],
  [
    'percentLeased',
    '(?:percent(?:age)?|%|share) leased|leased (?:share|percent(?:age)?|%)|occupanc(?:y|ies)(?: rates?| levels?)?',
  ],
  ['leasedSf', 'leased (?:areas?|sizes?)|areas? leased'],
  ['askingRent', '(?:quoted|stated asking) (?:rents?|rates?)'],
]

/** Other figures have these words as well. */
const LAST_NAMES: readonly FigureName[] = [
  [
    'rentPerSf',
    `(?<!${RATES_OF_OTHER} )(?:asking |base |starting |lease |face |market )?(?:rents?|rental rates?|rates?|pricing)(?: ${MONEY_PER_SF})?|${MONEY_PER_SF}|lease prices?`,
  ],
  [
    'squareFootage',
    '(?:deal |building |average |lease )?(?:sizes?|square footages?|footprints?)|square feet|sq ?ft|sf|space|footage',
  ],
]

/** Called by the names of another figure, or by the words of a criterion alone. */
const UNNAMED: readonly AskedFigure[] = ['effectiveRent']

/** Any other figure is called by its first nouns. The first that fits is meant. */
const FIGURES: readonly FigureName[] = [...NAMES, ...namesByNouns(), ...LAST_NAMES]

function namesByNouns(): FigureName[] {
  const named = [...NAMES, ...LAST_NAMES].map(([figure]) => figure)
  return RANGE_FIELDS.filter((field) => ![...named, ...UNNAMED].includes(field)).map((field) => [
    field,
    FIGURE_WORDS[field].nouns[0].phrases.replaceAll(/[$.+]/g, '\\$&'),
  ])
}

const MEASURE_WORDS: readonly (readonly [of: Measure, words: string])[] = [
  [
    'weighted',
    '(?:(?:sf|size|area|footage)[- ])?(?:weighted|wtd\\.?)(?: (?:average|avg|mean))?|(?:average|mean) weighted(?: by size)?',
  ],
  ['mean', 'averages?|avg\\.?|avgs|mean|on average'],
  ['median', 'medians?|med\\.?(?! (?:center|centre|ctr))|typical|going|middle'],
  ['sum', 'total|sum(?: of)?|combined|aggregate|overall'],
  ['min', 'lowest|minimum|min|smallest|cheapest|least expensive|shortest|least|fewest|shallowest'],
  [
    'max',
    'highest|maximum|max|largest|biggest|longest|most expensive|top|tallest|deepest|greatest|steepest|most(?! (?:active|common|recent|likely|of|popular|similar|like|frequent))',
  ],
]

const wordPattern = (words: string) => new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu')
const figures = FIGURES.map(([figure, words]) => ({ figure, pattern: wordPattern(words) }))
const measures = MEASURE_WORDS.map(([of, words]) => ({ of, pattern: wordPattern(words), words }))
const ANY_MEASURE = MEASURE_WORDS.map(([, words]) => words).join('|')

/** "average rent" is asked for before "by clear height". */
const measuredFigures = figuresBehind(`${ANY_MEASURE}|percentile|quartile|compare`)
const orderedFigures = figuresBehind('by')

function figuresBehind(lead: string) {
  return FIGURES.map(([figure, words]) => ({
    figure,
    pattern: new RegExp(
      `(?<![\\p{L}\\d])(?<of>${lead})(?: (?:of|the|annual|yearly|monthly|asking)){0,2} (?:${words})(?![\\p{L}\\d])`,
      'iu',
    ),
  }))
}

/** Something said, and the question without it. */
export interface Said<T> {
  value: T
  rest: string
}

/** Of sales "per foot" is the price. */
const OF_SALES =
  /\b(?:sales?|sold|sell(?:s|ing)?|bought|buy(?:s|ers?)?|purchas\w*|trad(?:e|es|ed|ing))\b|\bpa(?:id|y|ys|ying)\b[^.?]*?\bfor (?:(?:a|an|the|any|these|those|their) )?(?:\w+ )?(?:buildings?|bldgs?|propert(?:y|ies)|land|dirt)\b|\bpaid\b[^.?]*?\bfor an? (?:\w+ )?(?:warehouse|whse|plant|facility|distribution center)\b(?! (?:space|lease))/i
const OF_LEASES = /\b(?:rents?|rental|rates?|leas(?:e|es|ed|ing))\b/i

function ofSales(text: string, figure: AskedFigure): AskedFigure {
  return figure === 'rentPerSf' && OF_SALES.test(text) && !OF_LEASES.test(text) ? 'salePricePerSf' : figure
}

/** The figure named directly beside a word such as "average", else the first figure that has no number of its own. */
export function figureAsked(text: string): Said<AskedFigure> | null {
  for (const { figure, pattern } of [...measuredFigures, ...orderedFigures]) {
    const found = pattern.exec(text)
    if (found !== null) {
      const of = found.groups?.of ?? ''
      return {
        value: ofSales(text, figure),
        rest: text.slice(0, found.index) + of + text.slice(found.index + found[0].length),
      }
    }
  }
  for (const { figure, pattern } of figures) {
    const found = pattern.exec(text)
    if (found === null || hasNumber(text, found) || isInName(text, found)) continue
    return {
      value: ofSales(text, figure),
      rest: `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`,
    }
  }
  return null
}

/** The figure that a text begins with the name of, and how many characters that name has. */
export function figureNamedFirst(text: string): { figure: AskedFigure; length: number } | null {
  const named = figures.flatMap(({ figure, pattern }) => {
    const found = pattern.exec(text)
    return found?.index === 0 ? [{ figure, length: found[0].length }] : []
  })
  return named.toSorted((a, b) => b.length - a.length)[0] ?? null
}

/** "Sugar Land" is no land. */
function isInName(text: string, { index, 0: words }: RegExpExecArray): boolean {
  return /^\p{Lu}\p{Ll}/u.test(words) && /\p{Lu}\p{Ll}+ $/u.test(text.slice(0, index))
}

/** "28 clear", "rent under $1", "40k sf": a criterion and not what is asked for. */
function hasNumber(text: string, { index, 0: words }: RegExpExecArray): boolean {
  const before = text.slice(0, index)
  const after = text.slice(index + words.length)
  if (
    /\b(?:couple|few|half|dozen|one|two|three|four|five|six|seven|eight|nine|ten)(?: of)?(?: an?)? $/i.test(
      before,
    )
  )
    return true
  if (/\b(?:with|without|having|w\/)\s+(?:the |any |an? )?$/i.test(before)) return true
  return (
    (/[\d'"+k]\s*-?\s*$/i.test(before) && !/(?<![\d$,.])(?:19|20)\d\d\s*$/.test(before)) ||
    /^\s*(?:[<>=]+ ?)?(?:of |is |at |below |under |over |above |at least |at most |up to |less than |more than |between )*(?!(?:19|20)\d\d(?![\d,]| ?(?:sf|sq|psf)))[$.]?\d/i.test(
      after,
    )
  )
}

/** "average", "total", "lowest". */
export function measureAsked(text: string): Said<Measure> | null {
  for (const { of, pattern } of measures) {
    const found = pattern.exec(text)
    if (found === null) continue
    const rest = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    return { value: of, rest: of === 'weighted' ? rest.replace(/\b(?:average|avg|mean)\b/i, ' ') : rest }
  }
  return null
}
