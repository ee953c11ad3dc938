import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { find } from '../../../../sync/book/question/find.ts'
import type { Choice, Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { DEFAULT_SORT } from '../../../../sync/domain/sort.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const PROPERTIES = Array.from({ length: 90 }, (_, i) =>
  makeProperty({ id: `id-${String(i).padStart(3, '0')}`, clearHeight: i, dockDoors: i % 7 }),
)
const book = overlay(makeBase(1, PROPERTIES), [])

type Asked = Exclude<Criterion, { kind: 'text' }>
type Single = Exclude<Choice, { kind: 'together' }>

const clear = (min: number, max = min): Single => ({ kind: 'range', field: 'clearHeight', min, max })
const docks = (min: number, max = min): Single => ({ kind: 'range', field: 'dockDoors', min, max })
const found = (...criteria: Criterion[]) => find(book, { criteria, sort: DEFAULT_SORT }).found
const meeting = (...criteria: Asked[]) =>
  PROPERTIES.filter((property) => criteria.every((asked) => matchesCriterion(property, asked, 0))).length

describe('any of many alternatives is enough', () => {
  test.each([0, 1, 30, 31, 32, 33, 40, 62, 63, 90])('%i of one feature each', (count) => {
    const either: Asked = { kind: 'either', of: Array.from({ length: count }, (_, i) => clear(i)) }
    expect(found(either)).toBe(meeting(either))
  })

  test('also where one of them asks for more features than marks have bits', () => {
    const together = Array.from({ length: 70 }, (_, i) => clear(i, i + 70))
    const either: Asked = { kind: 'either', of: [clear(3), { kind: 'together', of: together }, clear(5)] }
    expect(meeting(either)).toBe(4)
    expect(found(either)).toBe(4)
  })

  test('any mix of them finds what each property by itself says', () => {
    const feature = fc.oneof(
      fc.tuple(fc.nat(90), fc.nat(60)).map(([from, more]) => clear(from, from + more)),
      fc.tuple(fc.nat(6), fc.nat(2)).map(([from, more]) => docks(from, from + more)),
    )
    const some = fc.array(feature, { minLength: 1, maxLength: 40 })
    const choice: fc.Arbitrary<Choice> = fc.oneof(
      feature,
      some.map((of) => ({ kind: 'together' as const, of })),
    )
    fc.assert(
      fc.property(fc.array(choice, { maxLength: 50 }), feature, fc.array(choice), (of, beside, others) => {
        const asked: Asked[] = [{ kind: 'either', of }, beside, { kind: 'either', of: others }]
        expect(found(...asked)).toBe(meeting(...asked))
      }),
    )
  })
})
