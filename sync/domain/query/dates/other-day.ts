import type { Criterion } from '../../criteria/criterion.ts'
import { addDays } from '../../dates/days.ts'
import type { Reading } from '../vocabulary/reading.ts'
import { readDays } from './read-days.ts'
import { readWhen } from './read-when.ts'
import { yearEnd } from './yearless-days.ts'

/** "expiring by 2028 but not before 2027", "no earlier than June": the other end of the days just asked for. */
export function otherDay(
  reading: Reading,
  last: Criterion | undefined,
  at: number,
): { criterion: Criterion; end: number } | null {
  if (last?.kind !== 'date' || (last.from === null) === (last.to === null)) return null
  const { tokens } = reading
  const isNot = /^(?:not|never)$/.test(tokens[at]?.text ?? '')
  const isNo = tokens[at]?.text === 'no'
  // ", 2015+" is the year of construction.
  const isListed = tokens[at - 1]?.text === ',' && tokens[at]?.kind === 'word'
  const isJoined = isListed || /^(?:but|and|yet)$/.test(tokens[at - 1]?.text ?? '')
  if (!isNot && !isNo && !isJoined) return null
  const when =
    readWhen(reading, isNot ? at + 1 : at, (words, start, today) => {
      return readDays(words, start, today) ?? yearEnd(words, start, today)
    }) ?? null
  if (when === null || !when.isReached || isOfBuilding(tokens, when.end)) return null
  if ((when.from === null) === (when.to === null)) return null
  const { from, to } = isNot ? otherSide(when) : when
  if (last.from === null && from !== null && from <= (last.to ?? from))
    return { criterion: { ...last, from, to: null }, end: when.end }
  if (last.to === null && to !== null && to >= (last.from ?? to))
    return { criterion: { ...last, from: null, to }, end: when.end }
  return null
}

/** "2015 construction" */
export function isOfBuilding(tokens: Reading['tokens'], at: number): boolean {
  return OF_BUILDING.test(tokens[at]?.text ?? '')
}

const OF_BUILDING = /^(?:construction|vintage|built|build|buildings?|product)$/

function otherSide({ from, to }: { from: string | null; to: string | null }) {
  return { from: to === null ? null : addDays(to, 1), to: from === null ? null : addDays(from, -1) }
}
