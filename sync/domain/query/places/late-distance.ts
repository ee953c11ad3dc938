import type { Criterion } from '../../criteria/criterion.ts'
import { DEFAULT_RADIUS_MILES } from '../../criteria/location-radius.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import { readDistanceAlone } from '../quantities/readers/read-distance.ts'
import type { Reading } from '../vocabulary/reading.ts'

const BOUND = /^(?:within|inside|not?|max|maximum|up|under|less|at|farther)$/

/** "3608 W 34th St, what else is within a mile and a half": how far from the place that was named before it. */
export function withLateDistance(
  { tokens, vocabulary }: Reading,
  phrases: readonly ParsedCriterion[],
  left: Uint8Array,
): readonly ParsedCriterion[] {
  for (const [at, token] of tokens.entries()) {
    const distance = distanceAloneAt(tokens, at)
    const isOther = phrases.some(({ spans }) =>
      spans.some(({ start, end }) => start <= token.start && end > token.start),
    )
    if (distance === null || isOther) continue
    const before = phrases.filter(({ spans }) => (spans[0]?.start ?? 0) < token.start)
    const reachable = before.map((one) => ({
      one,
      reached: reaching(one.criterion, distance.miles, vocabulary),
    }))
    // "4302 Greens Rd, Houston": the address says more than its town.
    const last =
      reachable.findLast(({ one, reached }) => reached !== null && one.criterion.kind !== 'word') ??
      reachable.findLast(({ reached }) => reached !== null)
    if (last === undefined || last.reached === null) continue
    const { one: said, reached } = last
    left.fill(0, at, distance.end)
    const span = { start: token.start, end: tokens[distance.end - 1]?.end ?? token.end }
    return phrases.map((one) => (one === said ? { criterion: reached, spans: [...one.spans, span] } : one))
  }
  return phrases
}

/** "4302 Greens Rd, Houston. Within 2 miles, distribution": a distance of nothing else, somewhere behind. */
export function hasLateDistance(tokens: Reading['tokens'], from: number): boolean {
  return tokens.slice(from).some((_, i) => distanceAloneAt(tokens, from + i) !== null)
}

/** "within 2 miles" with nothing behind it that it would be from. */
function distanceAloneAt(tokens: Reading['tokens'], at: number) {
  const distance = BOUND.test(tokens[at]?.text ?? '') ? readDistanceAlone(tokens, at) : null
  const next = tokens[distance?.end ?? 0]
  return next === undefined || next.kind === 'sign' ? distance : null
}

/** Null where it is no place, or its radius was said. */
function reaching(criterion: Criterion, miles: number, vocabulary: Reading['vocabulary']): Criterion | null {
  const said =
    criterion.kind === 'near' ? criterion.miles : criterion.kind === 'zone' ? criterion.around : null
  const isOpen = said === null ? criterion.kind === 'word' : said === DEFAULT_RADIUS_MILES
  return isOpen ? withMiles(criterion, miles, vocabulary) : null
}

/** So many miles around what is a place, whatever was said before; null where it is none that can be located. */
export function withMiles(
  criterion: Criterion,
  miles: number,
  { placeOf }: Reading['vocabulary'],
): Criterion | null {
  if (criterion.kind === 'near') return { ...criterion, miles }
  if (criterion.kind === 'zone' && !criterion.not)
    return { ...criterion, around: miles, circles: criterion.circles.map((circle) => ({ ...circle, miles })) }
  if (criterion.kind !== 'word' || !/^(?:city|zip)$/.test(criterion.field) || criterion.not) return null
  const [town, other] = criterion.anyOf
  const place = town === undefined || other !== undefined ? null : placeOf(town)
  if (place === null) return null
  const { latitude, longitude } = place
  return { kind: 'near', place: place.name, latitude, longitude, miles }
}
