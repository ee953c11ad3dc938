import type { Feature } from '../../criteria/criterion.ts'
import { isTown } from '../../criteria/is-town.ts'
import type { ParsedCriterion } from '../../criteria/parsed-query.ts'

/** What joins two phrases: their spans begin with the small words before them. */
const JOINS = /^(?:or|and|nor|not|but|,|&)/i
const OR = /^,?\s*or\b/i

/**
 * "cranes in Katy or rail in Tomball", "Katy with docks or Tomball with ramps": each feature is asked for in its own
 * town, and either will do. "Docks in Katy or rail" is either of them in one town.
 */
export function withPlacedChoices(text: string, phrases: readonly ParsedCriterion[]): ParsedCriterion[] {
  for (const at of phrases.keys()) {
    const [a, b, c, d] = phrases.slice(at, at + 4)
    if (a === undefined || b === undefined || c === undefined) return [...phrases]
    if (JOINS.test(upTo(text, a, b)) || !OR.test(upTo(text, b, c))) continue
    const before = phrases.slice(0, at)
    if (d !== undefined && areAlike(a, b, c, d) && !JOINS.test(upTo(text, c, d)))
      return [...before, eitherOf([a, b], [c, d]), ...phrases.slice(at + 4)]
    if (isThing(a) && isTown(b.criterion) && isThing(c) && (d === undefined || !isTown(d.criterion)))
      return [...before, eitherOf([a], [c]), b, ...phrases.slice(at + 3)]
  }
  return [...phrases]
}

function eitherOf(...choices: readonly ParsedCriterion[][]): ParsedCriterion {
  const of = choices.map((own) => {
    const features = own.map(({ criterion }) => criterion as Feature)
    const [only, other] = features
    return only !== undefined && other === undefined ? only : { kind: 'together' as const, of: features }
  })
  return { criterion: { kind: 'either', of }, spans: choices.flat().flatMap(({ spans }) => spans) }
}

/** A feature and its town, twice in the same order. */
function areAlike(a: ParsedCriterion, b: ParsedCriterion, c: ParsedCriterion, d: ParsedCriterion): boolean {
  const isTownFirst = isTown(a.criterion) && isTown(c.criterion) && isFeature(b) && isFeature(d)
  return isTownFirst || (isFeature(a) && isFeature(c) && isTown(b.criterion) && isTown(d.criterion))
}

/** What is said behind one phrase, up to the end of the next. */
function upTo(text: string, one: ParsedCriterion, next: ParsedCriterion): string {
  return text.slice(one.spans.at(-1)?.end ?? 0, next.spans.at(-1)?.end ?? 0).trimStart()
}

function isFeature(one: ParsedCriterion): boolean {
  const { criterion } = one
  if (criterion.kind === 'word') return criterion.field === 'leaseType' && !criterion.not
  return criterion.kind === 'range' || isThing(one)
}

/** What a building has. */
function isThing({ criterion }: ParsedCriterion): boolean {
  return (criterion.kind === 'amenity' || criterion.kind === 'rail') && !criterion.not
}
