import { excerpt } from '../cells/plain-text.ts'
import type { Candidate, Leave } from './choose-best.ts'

/** A rent over the whole term gives way to any other: what is paid first is the rent. */
export function withoutAverages(candidates: readonly Candidate[], leave: Leave): readonly Candidate[] {
  const rents = candidates.filter(({ role }) => role === 'rentPerSf')
  const rent = rents.find((one) => !one.match.isLoose && !isAverage(one))
  if (!rent) return candidates
  return candidates.filter((one) => {
    if (one.role !== 'rentPerSf' || !isAverage(one)) return true
    leave(one.index, 'weaker-candidate', `“${excerpt(one.header)}” gives way to “${excerpt(rent.header)}”.`)
    return false
  })
}

function isAverage({ words }: Candidate): boolean {
  return words.includes('average')
}
