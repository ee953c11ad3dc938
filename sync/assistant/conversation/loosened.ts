import type { RangeField } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { singleFigure } from '../../domain/query/quantities/said/about.ts'
import { mattersIn } from './matters.ts'

type End = 'min' | 'max'

const LETS_IN: readonly (readonly [words: RegExp, field: RangeField, end: End])[] = [
  [/\b(?:bigger|larger|more space)\b/i, 'squareFootage', 'max'],
  [/\b(?:smaller|less space)\b/i, 'squareFootage', 'min'],
  [/\b(?:more expensive|pricier|higher rents?|higher)\b/i, 'rentPerSf', 'max'],
  [/\b(?:cheaper|lower rents?)\b/i, 'rentPerSf', 'min'],
  [/\bolder\b/i, 'yearBuilt', 'min'],
  [/\bnewer\b/i, 'yearBuilt', 'max'],
  [/\b(?:shorter|lower clear)\b/i, 'clearHeight', 'min'],
  [/\btaller\b/i, 'clearHeight', 'max'],
]
const NO_BOUND =
  /\b(?:no|without (?:an?|the|any)|(?:drop|remove|lose|forget|take off|take out|get rid of|kill|nix|ditch|lift|waive|delete|scratch) (?:the|that|our|my|his|her|their|any)) (?<end>upper|max(?:imum)?|top|cap|ceiling|lower|min(?:imum)?|bottom|floor)\b(?!.*\bto \$?\.?\d)(?<rest>.*)/i

/**
 * "older is ok", "no upper limit on size": a bound let go, the other kept; "bigger is ok up to 70k": moved as far.
 * Null where none is spoken of.
 */
export function loosened(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
  isWaived: boolean,
): Criterion[] | null {
  const bound = boundOf(known, text) ?? (isWaived ? boundLetIn(text) : null)
  if (bound === null) return null
  const [field, end] = bound
  return known.flatMap<Criterion>((one) => {
    if (one.kind !== 'range' || one.field !== field) return [one]
    const range: Criterion = { kind: 'range', field: one.field, min: one.min, max: one.max }
    const said = boundSaid(asked, text, one.field, end)
    const other = end === 'min' ? range.max : range.min
    const isBeyond = said !== null && other !== null && (end === 'min' ? said > other : said < other)
    const left = isBeyond ? { ...range, min: null, max: null, [end]: said } : { ...range, [end]: said }
    return left.min === null && left.max === null ? [] : [left]
  })
}

/** How far a bound that is let go may go all the same: "older is fine, back to 1990". */
function boundSaid(asked: readonly Criterion[], text: string, field: string, end: End): number | null {
  const range = asked.find((one) => one.kind === 'range' && one.field === field)
  if (range?.kind === 'range') return singleFigure(range) ?? range[end]
  const year = field === 'yearBuilt' ? YEAR_GOAL.exec(text)?.groups?.year : undefined
  return year === undefined ? null : Number(year)
}

const YEAR_GOAL = /\b(?:to|as (?:old|new) as|until) (?<year>(?:19|20)\d\d)\b/i

function boundLetIn(text: string): readonly [string, End] | null {
  const found = LETS_IN.find(([words]) => words.test(text))
  return found === undefined ? null : [found[1], found[2]]
}

function boundOf(known: readonly Criterion[], text: string): readonly [string, End] | null {
  const { end, rest = '' } = NO_BOUND.exec(text)?.groups ?? {}
  if (end === undefined) return null
  const side = /^(?:upper|max|top|cap|ceiling)/i.test(end) ? 'max' : 'min'
  const matters = mattersIn(rest)
  const range = known.find(
    (one) =>
      one.kind === 'range' && one[side] !== null && (matters.length === 0 || matters.includes(one.field)),
  )
  return range?.kind === 'range' ? [range.field, side] : null
}
