import type { Criterion } from '../../criteria/criterion.ts'
import { type DaysAsked, daysOfBoth, eitherDays, type Stretch } from '../../criteria/days-asked.ts'
import { namesOf } from '../../criteria/names-of.ts'
import type { ParsedCriterion, Span } from '../../criteria/parsed-query.ts'
import { intersection, type Range, rangeFrom } from '../../criteria/range.ts'
import { isOfFigures } from '../../criteria/says-any.ts'
import type { Zone } from '../../criteria/zone.ts'
import { isSide } from '../places/roads/side-of-road.ts'
import { isAbout } from '../quantities/said/about.ts'

type Held = Extract<Criterion, { kind: 'holds' }>

/**
 * One criterion for all phrases about one thing: types, towns, states, ZIP codes and lease types named anywhere in
 * a question are alternatives, and bounds of one figure are one range. In the order of their first words.
 */
export function mergePhrases(text: string, phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  const groups = Map.groupBy(phrases, ({ criterion }) => keyOf(criterion))
  return [...groups.values()].map((group) => ({
    criterion: group.map(({ criterion }) => criterion).reduce(both),
    spans: joined(
      text,
      group.flatMap(({ spans }) => spans),
    ),
  }))
}

/** Phrases with the same key are one criterion. */
function keyOf(criterion: Criterion): string {
  switch (criterion.kind) {
    case 'word':
      return `word ${criterion.field} ${criterion.not}`
    case 'party':
      return `party ${criterion.field} ${criterion.not}`
    case 'holds':
      return `holds ${criterion.field} ${criterion.column ?? ''} ${criterion.not} ${boundsOf(criterion)}`
    case 'range':
      return `range ${criterion.field}`
    case 'date':
      return `date ${criterion.field}`
    case 'moment':
      return `moment ${criterion.field} ${criterion.not ? `not ${criterion.from} ${criterion.to}` : ''}`
    case 'stated':
      return `stated ${criterion.field} ${criterion.not}`
    case 'rail':
      return `rail ${criterion.not}`
    case 'amenity':
      return `amenity ${criterion.amenity} ${criterion.not}`
    case 'either':
      return JSON.stringify(criterion.of)
    case 'near':
      return `near ${criterion.place}`
    case 'zone':
      return `zone ${criterion.around === null} ${criterion.not}${isSide(criterion) ? criterion.names.join() : ''}`
    case 'text':
    case 'area':
    case 'view':
      return criterion.kind
  }
}

/** Bounds of figures that are both asked for are one; those denied are each denied. */
function boundsOf(held: Held): string {
  if (!isOfFigures(held)) return ''
  return held.not ? `not ${held.min} ${held.max}` : 'figures'
}

function both(first: Criterion, second: Criterion): Criterion {
  if (first.kind === 'word' && second.kind === 'word') {
    return { ...first, anyOf: [...new Set([...first.anyOf, ...second.anyOf])] }
  }
  if (first.kind === 'holds' && second.kind === 'holds') {
    return isOfFigures(first)
      ? { ...first, ...figuresOfBoth(first, second) }
      : { ...first, anyOf: [...new Set([...first.anyOf, ...second.anyOf])] }
  }
  if (first.kind === 'party' && second.kind === 'party') return anyParty(first, second)
  if (first.kind === 'range' && second.kind === 'range') return rangeOfBoth(first, second)
  if (first.kind === 'date' && second.kind === 'date') return daysWanted(first, second)
  if (first.kind === 'moment' && second.kind === 'moment') return { ...first, ...overlapOf(first, second) }
  if (first.kind === 'zone' && second.kind === 'zone') return anyZone(first, second)
  if (first.kind === 'near' && second.kind === 'near') return first.miles <= second.miles ? first : second
  return first
}

/** Where figures are asked for twice, both bounds hold. */
function figuresOfBoth(first: Held, second: Held): Pick<Held, 'min' | 'max'> {
  const lows = [first.min, second.min].filter((bound) => bound !== undefined)
  const highs = [first.max, second.max].filter((bound) => bound !== undefined)
  return {
    ...(lows.length > 0 && { min: Math.max(...lows) }),
    ...(highs.length > 0 && { max: Math.min(...highs) }),
  }
}

function anyZone(first: Zone, second: Zone): Zone {
  const isSame = second.names.every((name) => first.names.includes(name))
  if (isSame) return first
  return {
    ...first,
    names: [...first.names, ...second.names],
    circles: [...first.circles, ...second.circles],
    around: first.around === null ? null : Math.max(first.around, second.around ?? 0),
  }
}

type Party = Extract<Criterion, { kind: 'party' }>

function anyParty(first: Party, second: Party): Party {
  const [text = '', ...or] = uniqueNames([...namesOf(first), ...namesOf(second)])
  return or.length === 0 ? { ...first, text } : { ...first, text, or }
}

function uniqueNames(names: readonly string[]): string[] {
  return names.filter(
    (name, i) => names.findIndex((other) => other.toLowerCase() === name.toLowerCase()) === i,
  )
}

/**
 * The intersection of two ranges. Where each says something the other leaves out, such as two decades, "around 40k,
 * could go to 50k" or "20-40k, up to 60k", everything from the first to the last.
 */
function rangeOfBoth(a: Range, b: Range): Range {
  if (isClosed(a) && isClosed(b)) {
    // "ideal is 80k, can go anywhere 70k to 100k": a range outweighs one figure with what is near it.
    if (isAbout(a) !== isAbout(b)) return isAbout(a) ? b : a
    const [low, high] = a.min <= b.min ? [a, b] : [b, a]
    const isNested = high.max <= low.max
    return isNested ? intersection(a, b) : rangeFrom(low, high)
  }
  if (isClosed(a)) return widened(a, b)
  return isClosed(b) ? widened(b, a) : intersection(a, b)
}

type Closed = Range & { min: number; max: number }

function isClosed(range: Range): range is Closed {
  return range.min !== null && range.max !== null
}

/**
 * A bound beyond what was said before moves it; "10 yr deals, 120 months and up" says it once more. Of "5 year leases,
 * I mean 7 or longer" only the bound can be meant.
 */
function widened(closed: Closed, bound: Range): Range {
  const isSame = closed.min === closed.max && (bound.min ?? bound.max) === closed.min
  if (isSame) return bound
  if (bound.max !== null && bound.max > closed.max) return rangeFrom(closed, bound)
  if (bound.min !== null && bound.min < closed.min) return rangeFrom(bound, closed)
  const common = intersection(closed, bound)
  return common.min !== null && common.max !== null && common.min > common.max ? bound : common
}

/** "this year and last year": where no day is in both, either will do. */
function daysWanted(a: DaysAsked, b: DaysAsked): DaysAsked {
  return daysOfBoth(a, b) ?? eitherDays(a, b)
}

/** Where days and moments begin compares as their texts do. */
function overlapOf(a: Stretch, b: Stretch): Stretch {
  const later = [a.from, b.from].filter((day) => day !== null).sort()
  const [one, other] = [a.to, b.to]
  const isOther = one === null || (other !== null && endText(other) < endText(one))
  return { from: later.at(-1) ?? null, to: isOther ? other : one }
}

/** Compares as the end of a day or a minute does: a day ends after each of its minutes. */
function endText(moment: string): string {
  return moment.includes('T') ? moment : `${moment}T24`
}

/** Spans with nothing but spaces between them are one. */
function joined(text: string, spans: readonly Span[]): Span[] {
  const result: Span[] = []
  for (const span of spans) {
    const last = result.at(-1)
    if (last !== undefined && text.slice(last.end, span.start).trim() === '') {
      result[result.length - 1] = { start: last.start, end: span.end }
    } else result.push(span)
  }
  return result
}
