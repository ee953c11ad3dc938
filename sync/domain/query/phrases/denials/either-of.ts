import { type Choice, type Criterion, type Feature, featuresIn } from '../../../criteria/criterion.ts'
import type { ParsedCriterion, Span } from '../../../criteria/parsed-query.ts'
import type { Range } from '../../../criteria/range.ts'

/** More are never meant as alternatives. */
const MOST = 8

/**
 * "crane or 3-phase", "docks, drive-ins or a yard", "NNN or under 9 a foot": what is joined to features by "or" is one
 * criterion with them, in the place of the last phrase. False where the phrase stands for itself.
 */
export function joinEither(
  text: string,
  phrases: ParsedCriterion[],
  asked: Criterion,
  span: Span,
  joined: 'or' | 'and' | null,
): boolean {
  const last = phrases.at(-1)
  if (last === undefined || !isFeature(asked)) return false
  if (joined === null) return completes(text, phrases, asked, span)
  const of = featuresOf(last.criterion)
  const isKnown = of?.some((one) => featuresIn(one).some((feature) => isSame(feature, asked)))
  if (joined !== 'or' || of === null || of.length >= MOST || isKnown) return false
  // "NNN whse, under 80 cents or gross": lease types are alternatives anywhere.
  if (asked.kind === 'word' && phrases.some(({ criterion }, at) => isLeaseBefore(criterion, at, phrases)))
    return false
  const own = isPriced(asked) ? pricedLease(text, phrases) : null
  phrases.splice(own === null ? -1 : -2)
  const first = (own?.spans ?? last.spans)[0]?.start ?? span.start
  const listed =
    last.criterion.kind === 'either' || own !== null
      ? { of: [], start: first }
      : listedBefore(text, phrases, first)
  const all = [...listed.of, ...(own?.of ?? of), asked]
  // Words between that were not understood are no part of it.
  const before = { start: listed.start, end: last.spans.at(-1)?.end ?? span.start }
  phrases.push({ criterion: { kind: 'either', of: all }, spans: [before, span] })
  return true
}

/** A lease type or a rent. */
function isPriced(one: Criterion): one is Feature {
  if (one.kind === 'range') return one.field === 'rentPerSf'
  return one.kind === 'word' && one.field === 'leaseType' && !one.not
}

function isLeaseBefore(
  { kind, ...one }: Criterion,
  at: number,
  phrases: readonly ParsedCriterion[],
): boolean {
  if (kind !== 'word' || !('field' in one) || one.field !== 'leaseType') return false
  return at < phrases.length - 2
}

function areAdjacent(text: string, one: ParsedCriterion, next: Span): boolean {
  return text.slice(one.spans.at(-1)?.end ?? 0, next.start).trim() === ''
}

/** "85 cents NNN" at the end of what was read: the rent is of that lease type. */
function pricedLease(
  text: string,
  phrases: readonly ParsedCriterion[],
): { of: [Choice]; spans: readonly Span[] } | null {
  const [first, last] = phrases.slice(-2)
  if (first === undefined || last === undefined) return null
  const { criterion: one, spans } = first
  const { criterion: other } = last
  const areTwo = isPriced(one) && isPriced(other) && one.kind !== other.kind
  const start = last.spans[0]
  if (!areTwo || start === undefined || !areAdjacent(text, first, start)) return null
  return { of: [{ kind: 'together', of: [one, other] }], spans: [...spans, ...last.spans] }
}

/**
 * "NNN under 80 cents or gross" and then "under $1.10": it is of the last of the alternatives. "Under 80 cents NNN or
 * gross" are two lease types until the second has a rent of its own.
 */
function completes(text: string, phrases: ParsedCriterion[], asked: Feature, span: Span): boolean {
  const last = phrases.at(-1)
  if (last === undefined || !isPriced(asked) || !areAdjacent(text, last, span)) return false
  const isJoined = /^(?:either )?or\b/i.test(text.slice(last.spans[0]?.start))
  const before = isJoined ? pricedLease(text, phrases.slice(0, -1)) : null
  const of = before === null ? choicesOf(last.criterion) : [...before.of, last.criterion as Feature]
  const one = of?.at(-1)
  if (of === null || one === undefined || one.kind === 'together') return false
  if (!isPriced(one) || one.kind === asked.kind) return false
  phrases.splice(before === null ? -1 : -3)
  phrases.push({
    criterion: { kind: 'either', of: [...of.slice(0, -1), { kind: 'together', of: [one, asked] }] },
    spans: [...(before?.spans ?? []), ...last.spans, span],
  })
  return true
}

function choicesOf(criterion: Criterion): readonly Choice[] | null {
  return criterion.kind === 'either' ? criterion.of : null
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
    if (!isListed || !isFeature(one.criterion) || OF_ITSELF.has(one.criterion.kind)) break
    of.unshift(one.criterion)
    from = one.spans[0]?.start ?? from
    phrases.pop()
  }
  return { of, start: from }
}

function featuresOf(criterion: Criterion): readonly Choice[] | null {
  if (criterion.kind === 'either') return criterion.of
  return isFeature(criterion) ? [criterion] : null
}

/** Listed with commas these are asked for as well. */
const OF_ITSELF: ReadonlySet<string> = new Set(['range', 'word'])

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
  'leaseTerm',
  'salePrice',
  'salePricePerSf',
  'tiPerSf',
])

/** What a building has or a lease is, not what is denied. */
function isFeature(criterion: Criterion): criterion is Feature {
  if (criterion.kind === 'word') return criterion.field === 'leaseType' && !criterion.not
  if (criterion.kind === 'range') return FIGURES.has(criterion.field)
  return (criterion.kind === 'amenity' || criterion.kind === 'rail') && !criterion.not
}

function isSame(one: Feature, other: Feature): boolean {
  if (one.kind === 'range')
    return other.kind === 'range' && one.field === other.field && !areApart(one, other)
  if (one.kind === 'word') return other.kind === 'word' && one.field === other.field
  return one.kind === 'amenity'
    ? other.kind === 'amenity' && one.amenity === other.amenity
    : other.kind === 'rail'
}

/** "under 20k or over 100k": no size is both. */
function areApart(one: Range, other: Range): boolean {
  const isBelow = (low: Range, high: Range) => low.max !== null && high.min !== null && low.max < high.min
  return isBelow(one, other) || isBelow(other, one)
}
