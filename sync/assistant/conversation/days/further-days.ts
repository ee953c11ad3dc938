import type { DaysAsked } from '../../../domain/criteria/days-asked.ts'
import { addDays, addMonths } from '../../../domain/dates/days.ts'

const LEAD =
  "(?:(?:ok|okay|no|and|actually|maybe|well|now|or|then|so|but|please|just|let's|can you|could you|can we)[, ]+)*"
const OBJECT =
  '(?: (?:it|that|this|them|the (?:window|period|range|dates?|end|cutoff|deadline|lookback|time ?frame)))?'
const WAY = '(?: (?:out|back|forward|ahead|up|down|in|further|farther))*'
const LONGER =
  '(?:push|extend|stretch|move|go|take|pull|widen|expand|lengthen|open|reach|look|run|carry|bump)'
const SHORTER = '(?:cut|trim|shorten|shrink|reduce|tighten|narrow|bring|pull)'
const UNIT = '(?<unit>months?|mos?|quarters?|qtrs?|years?|yrs?)'
const MORE = '(?:another|an? (?:additional|extra|further)|an extra|by(?: another)?)'
const ENDS =
  '(?:,? (?:out|back|further|farther|longer|more|on|ahead|forward|earlier|later|too|please|then))*[.!?]*$'

/** "push it out another 6", "extend that by a year", "go back another 9 months", "cut it by 3 months" */
const BY = new RegExp(
  `^${LEAD}(?:(?:(?<less>${SHORTER}(?=${OBJECT} (?:in|by|down)\\b))|${LONGER})${OBJECT}${WAY} |(?:add|give (?:it|me|us)|tack on) (?=an)|(?=an))${MORE} (?<count>an? |\\d{1,3} ?)?${UNIT}?${ENDS}`,
  'i',
)
/** "push it out 6 months", "go 9 months further back" */
const OUT = new RegExp(
  `^${LEAD}${LONGER}${OBJECT} (?:(?:out|forward|ahead) (?<count>\\d{1,3}) ?${UNIT}|(?<far>\\d{1,3}) ?${UNIT.replace('<unit>', '<of>')} (?:further|farther|longer|earlier|later|more|out))${ENDS}`,
  'i',
)
const MONTHS = { m: 1, q: 3, y: 12 } as const
const TIME_WAYS = /\b(?:out|back|forward|ahead|earlier|later|longer)\b/i
const BACKWARD = /\b(?:back|earlier)\b/i
const FORWARD = /\b(?:out|forward|ahead|later)\b/i

interface Step {
  count: number
  /** Null where it is that of the days that stand. */
  unit: 'm' | 'q' | 'y' | null
  isLess: boolean
}

/** By how much longer or shorter some days are to be; null where words say nothing of the kind. */
function stepIn(text: string): Step | null {
  const { count, far = count, unit, of = unit, less } = (BY.exec(text) ?? OUT.exec(text))?.groups ?? {}
  if (far === undefined && of === undefined) return null
  const said = Number(far?.trim())
  return {
    count: Number.isNaN(said) ? 1 : said,
    unit: of === undefined ? null : (of.charAt(0).toLowerCase() as 'm' | 'q' | 'y'),
    isLess: less !== undefined,
  }
}

/** Whether words say that days are to reach further, and nothing of figures. */
export function saysFurtherDays(text: string): boolean {
  const step = stepIn(text)
  return step !== null && (step.unit !== null || TIME_WAYS.test(text))
}

/** "push it out another 6" after the next 12 months: the days that reach so much further. Null where none do. */
export function furtherDays(
  known: DaysAsked,
  text: string,
  isToday: (day: string) => boolean,
): Pick<DaysAsked, 'from' | 'to'> | null {
  const step = saysFurtherDays(text) ? stepIn(text) : null
  if (step === null) return null
  const { field, from, to } = known
  const span = from === null || to === null ? null : spanOf(from, to)
  const unit =
    step.unit ?? (span !== null && span > MONTHS.y && span % MONTHS.y === 0 && step.count < 4 ? 'y' : 'm')
  const months = step.count * MONTHS[unit] * (step.isLess ? -1 : 1)
  const isToCome = field === 'expiration' || field === 'commencement'
  const isOfEnd = isToCome
    ? to !== null && !(BACKWARD.test(text) && !isToday(from ?? ''))
    : to !== null && FORWARD.test(text) && !isToday(to)
  const moved = isOfEnd
    ? { from, to: later(to, from, span, months) }
    : from === null
      ? null
      : { from: addMonths(from, -months), to }
  return moved === null || (moved.from !== null && moved.to !== null && moved.from >= moved.to) ? null : moved
}

/** Of so many months from the first day as many more; else from the last day, which may be that of a month. */
function later(to: string | null, from: string | null, span: number | null, months: number): string | null {
  if (to === null) return null
  return from !== null && span !== null
    ? addMonths(from, span + months)
    : addDays(addMonths(addDays(to, 1), months), -1)
}

const LONGEST = 240

/** How many whole months lie between two days; null where they do not add up. */
function spanOf(from: string, to: string): number | null {
  const months = Array.from({ length: LONGEST }, (_, i) => i + 1)
  return months.find((count) => addMonths(from, count) === to || addMonths(to, -count) === from) ?? null
}
