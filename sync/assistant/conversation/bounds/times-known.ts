import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { Range } from '../../../domain/criteria/range.ts'
import { mattersIn } from '../matters.ts'

const TIMES =
  /^(?:(?:ok|okay|and|now|let's|lets|can you|please|make it|make that|how about|what about|try|actually|(?:the |my )?(?:client|tenant|customer|user|he|she|they|we)(?: now| really| actually)? (?:wants?|needs?|said|asked for))[, ]+)*(?:(?<times>double|twice|triple|quadruple)|(?<half>half|halve))(?: (?:of|as (?:big|large|much|many|long|tall)|more))?(?: (?:the|that|our|my|their|his|her))*(?: (?:number|amount|count) of)?(?: (?<what>it|that|this|[a-z]+(?: [a-z]+)?))?[.!?]*$/i
const TIMES_OF: Readonly<Record<string, number>> = { double: 2, twice: 2, triple: 3, quadruple: 4 }
/** "double the acreage", "half that": what stood, so many times over; without a word for it, the last figure. */
export function timesKnown(known: readonly Criterion[], text: string): Range | null {
  const { times, half, what = '' } = TIMES.exec(text)?.groups ?? {}
  if (times === undefined && half === undefined) return null
  const factor = times === undefined ? 1 / 2 : (TIMES_OF[times.toLowerCase()] ?? 1)
  const isOfLast = /^(?:it|that|this)?$/i.test(what)
  const matters = /^(?:space|building)$/i.test(what) ? ['squareFootage'] : mattersIn(what)
  const range = known
    .filter((one) => one.kind === 'range')
    .findLast((one) => isOfLast || matters.includes(one.field))
  if (range === undefined) return null
  const scaled = (value: number | null) => (value === null ? null : Number((value * factor).toPrecision(12)))
  return { ...range, min: scaled(range.min), max: scaled(range.max) }
}
