import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EVERY_ROW, slotsOf } from '../../../../sync/assistant/row-set.ts'
import { type Change, overlay, withAssumptions } from '../../../../sync/book/book.ts'
import { slotsInOrder } from '../../../../sync/book/order/merged-order.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { find } from '../../../../sync/book/question/find.ts'
import { computedField } from '../../../../sync/domain/economics/computed-fields.ts'
import { customText } from '../../../../sync/domain/fields/custom-fields.ts'
import type { Property } from '../../../../sync/domain/property.ts'
import { cellText } from '../../../../sync/domain/table/cell-text.ts'
import { readTableSort, type TableSort } from '../../../../sync/domain/table/table-sort.ts'
import { sortedPositions } from '../../../../sync/proximity/sorted-positions.ts'
import { makeAssumed } from '../../../make/assumed.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'

const dock = (value: string) => customText([{ name: 'Dock type', value }])

const netOf = (property: Property) => computedField('netEffectiveRent', property).figure

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
    leaseType: fc.constantFrom(null, 'NNN' as const, 'Gross' as const),
    opexPerSf: fc.constantFrom(null, 0.2),
    commencement: fc.constantFrom(null, '2024-01-01'),
    expiration: fc.constantFrom(null, '2028-12-31'),
    dockDoors: fc.constantFrom(null, 4),
    craneTons: fc.constantFrom(null, 10),
    notes: fc.constantFrom(null, 'ESFR, 3-phase power'),
    custom: fc.constantFrom(null, dock('Levelers'), dock('12 ft'), dock('9 ft'), dock('edge')),
    name: fc.constantFrom('A', 'b', 'C'),
  })
  .map((facts) => makeProperty(facts))

const SORTS: readonly TableSort[] = [
  'netEffectiveRent_asc',
  'netEffectiveRent_desc',
  'effectiveOverTerm_asc',
  'grossRent_desc',
  'netRent_asc',
  'amenities_desc',
  'custom.Dock type_asc',
  'custom.Dock type_desc',
]

const changeOf = (n: number, property: Property | null): Change => {
  const id = `id-${String(n).padStart(3, '0')}`
  return { id, property: property && { ...property, id } }
}

test('any column that is no field puts changed properties where they would stand in a snapshot', () => {
  fc.assert(
    fc.property(
      fc.array(anyLease, { maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(14), fc.option(anyLease)), { maxLength: 5 }),
      fc.constantFrom(...SORTS),
      (given, steps, sort) => {
        const properties = given.map((property, n) => changeOf(n, property).property as Property)
        const changes = new Map(steps.map(([n, property]) => [n, changeOf(n, property)]))
        const book = overlay(makeBase(1, properties), changes.values())
        const shown = new Map(properties.map((property) => [property.id, property]))
        for (const { id, property } of changes.values()) {
          if (property === null) shown.delete(id)
          else shown.set(id, property)
        }
        const inOrderOfId = [...shown.values()].sort((a, b) => (a.id < b.id ? -1 : 1))
        const whole = overlay(makeBase(1, inOrderOfId), [])
        const ids = (slots: Uint32Array, of: typeof book) =>
          Array.from(slots, (slot) => propertyAt(of, slot).id)
        const expected = ids(slotsInOrder(whole, sort), whole)
        expect(ids(slotsInOrder(book, sort), book)).toEqual(expected)
        expect(ids(find(book, { criteria: [], sort }).slots, book)).toEqual(expected)
      },
    ),
    { numRuns: 300 },
  )
})

test('another assumption puts the same book in another order, and taking it back in the order from before', () => {
  const lease = { leaseTerm: 60, rentEscalationPct: 0, tiPerSf: 0 }
  const early = changeOf(1, makeProperty({ ...lease, rentPerSf: 1.25, freeRentMonths: 12 }))
  const level = changeOf(2, makeProperty({ ...lease, rentPerSf: 0.99, freeRentMonths: 0 }))
  const late = changeOf(3, makeProperty({ ...lease, rentPerSf: 0.98, freeRentMonths: 0 }))
  const base = makeBase(1, [early.property as Property, level.property as Property])
  const over = (percent: number | null) => {
    const { assumptions } = makeAssumed(percent === null ? {} : { discountPercent: percent })
    const book = overlay(withAssumptions(base, assumptions), [late])
    const field = 'netEffectiveRent' as const
    const criteria = [{ kind: 'range' as const, field, min: 0.985, max: null }]
    const idsOf = (slots: Uint32Array) => Array.from(slots, (slot) => propertyAt(book, slot).id.slice(-1))
    const sort = `${field}_desc` as const
    const comps = { slots: slotsInOrder(book, 'name'), miles: new Float64Array(3) }
    return {
      all: idsOf(slotsInOrder(book, sort)),
      sorted: idsOf(sortedPositions(book, comps, sort).map((at) => comps.slots[at] as number)),
      found: idsOf(find(book, { criteria, sort }).slots),
      judged: idsOf(find(book, { criteria: [...criteria, { kind: 'either', of: criteria }], sort }).slots),
      set: idsOf(slotsOf(book, { ...EVERY_ROW, criteria, order: { field, descending: true } })),
    }
  }
  const inOrder = (all: string[], found: string[]) => ({ all, sorted: all, found, judged: found, set: found })
  expect(over(null)).toEqual(inOrder(['1', '2', '3'], ['1', '2']))
  expect(over(12)).toEqual(inOrder(['2', '3', '1'], ['2']))
  expect(over(5)).toEqual(inOrder(['2', '3', '1'], ['2']))
  expect(over(null)).toEqual(inOrder(['1', '2', '3'], ['1', '2']))
})

test('figures rise, and what is not known is last either way', () => {
  const column = 'netEffectiveRent'
  fc.assert(
    fc.property(fc.array(anyLease), fc.boolean(), (given, descending) => {
      const properties = given.map((property, n) => changeOf(n, property).property as Property)
      const book = overlay(makeBase(1, properties), [])
      const sort: TableSort = descending ? `${column}_desc` : `${column}_asc`
      const shown = Array.from(slotsInOrder(book, sort), (slot) => netOf(propertyAt(book, slot)))
      const figures = shown.filter((figure) => figure !== null)
      expect(figures).toEqual(figures.toSorted((a, b) => (descending ? b - a : a - b)))
      expect(shown.slice(0, figures.length)).toEqual(figures)
    }),
    { numRuns: 100 },
  )
})

test("a source's own column is sorted by its figures, then by its words", () => {
  const said = ['Edge', '$1,200.50', '9 ft', '12 ft', '3/2/2024', '12/1/2023', 'apron', '(4)']
  const properties = said.map(
    (value, n) => changeOf(n, makeProperty({ custom: dock(value) })).property as Property,
  )
  const book = overlay(makeBase(1, properties), [])
  const shown = Array.from(slotsInOrder(book, 'custom.Dock type_asc'), (slot) =>
    cellText(propertyAt(book, slot), 'custom.Dock type', 'month'),
  )
  expect(shown).toEqual(['(4)', '9 ft', '12 ft', '$1,200.50', '12/1/2023', '3/2/2024', 'apron', 'Edge'])
  expect(readTableSort('custom.Dock type_asc')).toEqual({ by: 'custom.Dock type', descending: false })
})
