import type { CompInput } from '../domain/records/comp-list.ts'
import { LARGEST_CALL, lengthOf } from '../mutators/define-write.ts'

/** The other half is for the other arguments, such as a list's own texts. */
const LARGEST_PART = LARGEST_CALL / 2

/** Splits comps into the parts that one call each may carry, in order. No comps make one empty part. */
export function inCalls(comps: readonly CompInput[]): [CompInput[], ...CompInput[][]] {
  const first: CompInput[] = []
  const parts: [CompInput[], ...CompInput[][]] = [first]
  let part = first
  let length = 0
  for (const comp of comps) {
    const own = lengthOf(comp) + 1
    if (length + own > LARGEST_PART) {
      part = []
      parts.push(part)
      length = 0
    }
    part.push(comp)
    length += own
  }
  return parts
}
