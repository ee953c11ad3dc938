import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, overlay } from '../../../../sync/book/book.ts'
import { workRowsAhead } from '../../../../sync/book/order/worked-values.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { find } from '../../../../sync/book/question/find.ts'
import type { Criterion } from '../../../../sync/domain/criteria/criterion.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { computedField } from '../../../../sync/domain/economics/computed-fields.ts'
import { COMPUTED_RANGES } from '../../../../sync/domain/economics/computed-names.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const anyLease = fc
  .record({
    rentPerSf: fc.constantFrom(null, 0.5, 0.75, 1),
    leaseTerm: fc.constantFrom(null, 12, 60),
    rentEscalationPct: fc.constantFrom(null, 0, 3),
    rentSteps: fc.constantFrom(
      null,
      '0.50, 0.55 $/SF/mo by year',
      '0.50 from month 1 $/SF/mo',
      '0.25 $/SF/yr more each year',
    ),
    freeRentMonths: fc.constantFrom(null, 0, 3),
    tiPerSf: fc.constantFrom(null, 0, 10),
    commencement: fc.constantFrom(null, '2024-01-01'),
    expiration: fc.constantFrom(null, '2028-12-31'),
  })
  .map((facts) => makeProperty(facts))

const changeOf = (n: number, property: Property | null): Change => {
  const id = `id-${String(n).padStart(3, '0')}`
  return { id, property: property && { ...property, id } }
}

const anyBound = fc.option(fc.constantFrom(0.3, 0.475, 0.5, 0.75, 1))
const isOut = fc.constantFrom(true as const, undefined)
const anyCriterion = fc
  .record({ field: fc.constantFrom(...COMPUTED_RANGES), min: anyBound, max: anyBound })
  .chain((range) =>
    fc
      .record({ exclusiveMin: isOut, exclusiveMax: isOut })
      .map((out) => ({ kind: 'range' as const, ...range, ...out })),
  )

/** Words make every row be looked at; without them the rows are read off sets. */
const ASKED_BESIDE: readonly (readonly Criterion[])[] = [[], [{ kind: 'rail', not: true }]]

test('a bound of a rent that is worked out finds exactly the properties whose rent lies within', () => {
  fc.assert(
    fc.property(
      fc.array(anyLease, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(14), fc.option(anyLease)), { maxLength: 5 }),
      anyCriterion,
      fc.constantFrom(...ASKED_BESIDE),
      // As far as they were worked out ahead, some rows at a time.
      fc.array(fc.nat(4), { maxLength: 4 }),
      (given, steps, criterion, beside, ahead) => {
        const first = given.map((property, n) => changeOf(n, property).property as Property)
        const changes = [...new Map(steps.map(([n, property]) => [n, changeOf(n, property)])).values()]
        const book = overlay(makeBase(1, first), changes)
        const now = new Map(first.map((property) => [property.id, property]))
        for (const { id, property } of changes) property === null ? now.delete(id) : now.set(id, property)
        const { field, min, max, exclusiveMin, exclusiveMax } = criterion
        for (const rows of ahead) workRowsAhead(book.base.snapshot.columns, field, rows)
        const wanted = [...now.values()].filter((property) => {
          const { figure } = computedField(field, property)
          if (figure === null) return false
          const isHigh = min === null || (exclusiveMin ? figure > min : figure >= min)
          const isLow = max === null || (exclusiveMax ? figure < max : figure <= max)
          return isHigh && isLow
        })
        const { slots } = find(book, { criteria: [criterion, ...beside], sort: 'rent_asc' })
        const found = Array.from(slots, (slot) => propertyAt(book, slot))
        expect(found.map(({ id }) => id).sort()).toEqual(wanted.map(({ id }) => id).sort())
        expect(found.every((property) => matchesCriterion(property, criterion, 0))).toBe(true)
      },
    ),
  )
})
