import { haversineMiles } from '../../area/distance.ts'
import type { Criterion } from '../../criteria/criterion.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'
import type { Zone } from '../../criteria/zone.ts'

/** How many times larger a place is than one that lies within it. */
const LARGER = 1.5

/**
 * "Great Southwest, DFW", "DFW, Great Southwest": of two areas parted by a comma the one that lies in the other is
 * meant. Null where they are two places.
 */
export function narrower(
  text: string,
  last: ParsedCriterion | undefined,
  asked: Criterion,
  start: number,
): Zone | null {
  const one = last?.criterion
  if (last === undefined || !isArea(one) || !isArea(asked)) return null
  const between = text.slice(last.spans.at(-1)?.end ?? 0, start)
  if (!/^\s*(?:,|\(|in|within|of|-)?\s*(?:the\s+)?$/.test(between)) return null
  // "I-10 between 610 and Beltway 8": what lies between, along the road.
  if (/^between /i.test(asked.names[0] ?? '')) return alongRoad(one, asked)
  if (isWithin(one, asked)) return one
  return isWithin(asked, one) ? asked : null
}

function alongRoad(road: Zone, between: Zone): Zone {
  const along = between.circles.filter((circle) =>
    road.circles.some((point) => haversineMiles(circle, point) <= circle.miles + point.miles),
  )
  const [name = ''] = between.names
  const names = [`${road.names.join(' or ')} ${name.charAt(0).toLowerCase()}${name.slice(1)}`]
  return { ...between, names, circles: along.length === 0 ? between.circles : along }
}

function isArea(criterion: Criterion | undefined): criterion is Zone {
  return criterion?.kind === 'zone' && !criterion.not && criterion.around === null
}

function isWithin(inner: Zone, outer: Zone): boolean {
  const [small, large] = [inner.circles[0], outer.circles[0]]
  if (small === undefined || large === undefined || inner.circles.length > 1 || outer.circles.length > 1)
    return false
  return large.miles >= small.miles * LARGER && haversineMiles(small, large) <= large.miles
}
