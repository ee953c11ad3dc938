import type { Criterion } from '../../../domain/criteria/criterion.ts'
import type { DaysAsked } from '../../../domain/criteria/days-asked.ts'

const VERB = '(?:push|extend|stretch|move|pull|change|set|take|bring|go)'
const MOVES_START = new RegExp(`\\b${VERB}\\b.*\\b(?:start|first|earliest|beginning|back)\\b`, 'i')
const GOAL = new RegExp(`\\b${VERB}\\b.*?\\b(?:to|until|till|through|thru) (?<goal>.+)$`, 'i')

const HAPPENS: Record<DaysAsked['field'], string> = {
  dateSigned: 'signed',
  saleDate: 'sold',
  commencement: 'starting',
  expiration: 'expiring',
}

/** "push the end date out to December 31": one end of the days last asked for; the other stays. */
export function movedDays(
  known: readonly Criterion[],
  text: string,
  read: (words: string) => readonly Criterion[],
): DaysAsked | null {
  const before = known.findLast((one) => one.kind === 'date')
  const goal = GOAL.exec(text)?.groups?.goal
  if (before?.kind !== 'date' || goal === undefined) return null
  const isStart = MOVES_START.test(text)
  const end = read(`${HAPPENS[before.field]} ${isStart ? 'since' : 'by'} ${goal}`).find(
    (one) => one.kind === 'date' && one.field === before.field,
  )
  if (end?.kind !== 'date' || before.from === null || before.to === null) return null
  if (isStart) return end.from !== null && end.from < before.to ? { ...before, from: end.from } : null
  return end.to !== null && end.to > before.from ? { ...before, to: end.to } : null
}
