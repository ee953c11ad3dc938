import type { Criterion, Feature } from '../../criteria/criterion.ts'
import type { ParsedCriterion, Span } from '../../criteria/parsed-query.ts'

/** More are never meant as alternatives. */
const MOST = 8

/**
 * "crane or 3-phase", "docks, drive-ins or a yard": what is joined to features by "or" is one criterion with them,
 * in the place of the last phrase. False where the phrase stands for itself.
 */
export function joinEither(
  text: string,
  phrases: ParsedCriterion[],
  asked: Criterion,
  span: Span,
  joined: 'or' | 'and' | null,
): boolean {
  const last = phrases.at(-1)
  if (joined !== 'or' || last === undefined || !isFeature(asked)) return false
  const of = featuresOf(last.criterion)
  if (of === null || of.length >= MOST || of.some((one) => isSame(one, asked))) return false
  phrases.pop()
  const first = last.spans[0]?.start ?? span.start
  const listed =
    last.criterion.kind === 'either' ? { of: [], start: first } : listedBefore(text, phrases, first)
  const all = [...listed.of, ...of, asked]
  // Words between that were not understood are no part of it.
  const before = { start: listed.start, end: last.spans.at(-1)?.end ?? span.start }
  phrases.push({ criterion: { kind: 'either', of: all }, spans: [before, span] })
  return true
}

/** In "docks, drive-ins or a yard" commas stand for the same word. */
function listedBefore(
  text: string,
  phrases: ParsedCriterion[],
  start: number,
): { of: Feature[]; start: number } {
  const of: Feature[] = []
  let from = start
  for (let one = phrases.at(-1); one !== undefined; one = phrases.at(-1)) {
    const end = one.spans.at(-1)?.end ?? 0
    const isListed = /^\s*,\s*(?:an?\s+)?$/.test(text.slice(end, from))
    if (!isListed || !isFeature(one.criterion) || one.criterion.kind === 'range') break
    of.unshift(one.criterion)
    from = one.spans[0]?.start ?? from
    phrases.pop()
  }
  return { of, start: from }
}

function featuresOf(criterion: Criterion): readonly Feature[] | null {
  if (criterion.kind === 'either') return criterion.of
  return isFeature(criterion) ? [criterion] : null
}

const FIGURES: ReadonlySet<string> = new Set([
  'dockDoors',
  'gradeDoors',
  'craneTons',
  'truckCourtFeet',
  'trailerStalls',
  'officeSf',
  'landSizeAcres',
  'clearHeight',
  'yearBuilt',
  'rentPerSf',
  'opexPerSf',
  'squareFootage',
  'freeRentMonths',
  'tiPerSf',
])

/** What a building has, not what is denied. */
function isFeature(criterion: Criterion): criterion is Feature {
  if (criterion.kind === 'range') return FIGURES.has(criterion.field)
  return (criterion.kind === 'amenity' || criterion.kind === 'rail') && !criterion.not
}

function isSame(one: Feature, other: Feature): boolean {
  if (one.kind === 'range') return other.kind === 'range' && one.field === other.field
  return one.kind === 'amenity'
    ? other.kind === 'amenity' && one.amenity === other.amenity
    : other.kind === 'rail'
}
