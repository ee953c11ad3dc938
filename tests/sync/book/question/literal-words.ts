import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { TEXT_FIELDS } from '../../../../sync/domain/fields/text-fields.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import {
  FUZZY_THRESHOLD,
  normalizeQuery,
  scoreProperty,
  WORD_PREFIX_SCORE,
} from '../../../../sync/domain/words/fuzzy.ts'

export type Test = (property: Property) => boolean

/** What criteria ask of the properties of a book, word for word as the rule has it: each looked at, none indexed. */
export function literalTests(properties: readonly Property[], criteria: readonly Criterion[]): Test[] {
  const tests = criteria.map((asked): Test | null =>
    asked.kind === 'text' ? null : (property) => matchesCriterion(property, asked, amenityBits(property)),
  )
  const deciding = tests.filter((test, i): test is Test => test !== null && criteria[i]?.kind !== 'view')
  for (const [i, asked] of criteria.entries()) {
    if (asked.kind !== 'text') continue
    const among = properties.filter((property) => deciding.every((test) => test(property)))
    const test = wordsTest(properties, among, asked, deciding.length > 0)
    tests[i] = test
    if (test !== ALL) deciding.push(test)
  }
  return tests as Test[]
}

const ALL: Test = () => true

function wordsTest(
  properties: readonly Property[],
  among: readonly Property[],
  { text, similar }: Extract<Criterion, { kind: 'text' }>,
  isAmong: boolean,
): Test {
  const score = (property: Property) => scoreProperty(property, normalizeQuery(text))
  const holds: Test = (property) => score(property) >= WORD_PREFIX_SCORE
  const resembles: Test = (property) => score(property) >= FUZZY_THRESHOLD
  if (among.some(holds)) return similar ? resembles : holds
  const words = [...new Set(text.toLowerCase().split(' '))]
  const sets = subsets(words).map((set) => ({
    set,
    rows: among.filter((property) => words.every((word) => hasWord(property, word) === set.includes(word)))
      .length,
  }))
  const [best] = sets
    .filter(({ set, rows }) => set.length > 0 && rows > 0)
    .sort(
      (a, b) =>
        b.set.length - a.set.length || a.rows - b.rows || firstOf(words, a.set) - firstOf(words, b.set),
    )
  const closest = Math.max(...among.filter(resembles).map(score), 0)
  const isSlip = !properties.some(holds) && (best === undefined || closest >= 0.45)
  if (best?.set.length !== words.length && closest > 0 && (similar === true || isSlip)) return resembles
  if (best !== undefined) return (property) => best.set.every((word) => hasWord(property, word))
  return isAmong ? ALL : () => false
}

function firstOf(words: readonly string[], set: readonly string[]): number {
  return words.findIndex((word) => set.includes(word))
}

function subsets(words: readonly string[]): string[][] {
  return Array.from({ length: 2 ** words.length }, (_, bits) => words.filter((_, i) => (bits >> i) & 1))
}

function hasWord(property: Property, start: string): boolean {
  return TEXT_FIELDS.some((field) =>
    property[field]
      ?.toLowerCase()
      .split(/\s/)
      .some((word) => word.startsWith(start)),
  )
}
