import type { Criterion } from '../../domain/criteria/criterion.ts'
import type { DaysAsked } from '../../domain/criteria/days-asked.ts'

const MOVES_END =
  /\b(?:push|extend|stretch|move|pull|change|set|take|bring)\b.*\b(?:end|last|latest|final|closing|to|out|through|thru|until|till)\b/i
const MOVES_START =
  /\b(?:push|extend|stretch|move|pull|change|set|take|bring|go)\b.*\b(?:start|first|earliest|beginning|back)\b/i

const HAPPENS: Record<DaysAsked['field'], string> = {
  dateSigned: 'signed',
  saleDate: 'sold',
  commencement: 'starting',
  expiration: 'expiring',
}

/** "push the end date out to December 31": one end of the days that were asked for, the other stays. */
export function movedDays(
  known: readonly Criterion[],
  asked: readonly Criterion[],
  text: string,
  read: (words: string) => readonly Criterion[],
): DaysAsked | null {
  const last = known.findLast((one) => one.kind === 'date')
  const goal = /\b(?:to|until|till|through|thru) (?<day>.*\d.*)$/i.exec(text)?.groups?.day
  const isOfLast = goal !== undefined && last?.kind === 'date'
  const meant = isOfLast ? read(`${HAPPENS[last.field]} on ${goal}`) : asked
  const [to, ...others] = meant.filter((one) => one.kind === 'date')
  const from = known.find((one) => one.kind === 'date' && one.field === to?.field)
  if (to?.kind !== 'date' || from?.kind !== 'date' || others.length > 0) return null
  const day = to.from === to.to ? to.from : null
  if (day === null || from.from === null || from.to === null) return null
  if (MOVES_START.test(text) && day < from.to) return { ...from, from: day }
  return MOVES_END.test(text) && day > from.from ? { ...from, to: day } : null
}
