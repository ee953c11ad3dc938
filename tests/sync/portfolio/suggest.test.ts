import { expect, test } from 'vitest'
import type { CountedField, CountedValues } from '../../../sync/portfolio/count-values.ts'
import type { PortfolioField } from '../../../sync/portfolio/portfolio-field.ts'
import { suggest } from '../../../sync/portfolio/suggest.ts'

/** What would be there with each value; those of `applied` are asked for. */
function counted(after: Record<string, number>, applied: readonly string[] = []): CountedField {
  const values = Object.keys(after)
  return {
    values,
    found: new Uint32Array(values.length),
    missing: 0,
    after: Uint32Array.from(Object.values(after)),
    applied: new Set(applied.map((value) => values.indexOf(value))),
  }
}

function ofCount(count: number, fields: Partial<Record<PortfolioField, CountedField>>): CountedValues {
  return { count, without: [], fields: new Map(Object.entries(fields) as [PortfolioField, CountedField][]) }
}

/** `city: Katy 48*, Houston 300 +2`. */
const shown = (given: CountedValues) =>
  suggest(given).map(({ field, values, more }) => {
    const words = values.map((v) => `${v.value} ${v.newCount}${v.isOptimal ? '*' : ''}`)
    return `${field}: ${words.join(', ')} +${more}`
  })

test('the field that lands in the range at once stands before one that needs more steps', () => {
  const fields = { propertyType: counted({ Office: 60 }), city: counted({ Katy: 48, Houston: 300 }) }
  expect(shown(ofCount(412, fields))).toEqual([
    'city: Houston 300, Katy 48* +0',
    'propertyType: Office 60 +0',
  ])
})

test('a value that goes too far comes after any that leaves too many', () => {
  const fields = { propertyType: counted({ Office: 19 }), city: counted({ Houston: 5_000 }) }
  expect(shown(ofCount(9_000, fields))).toEqual(['city: Houston 5000 +0', 'propertyType: Office 19 +0'])
})

test('of many values those of fewest steps stand, most first, and the others are counted', () => {
  const city = counted({ A: 800, B: 20, C: 51, D: 50, E: 3, F: 30, G: 40, H: 0 })
  expect(shown(ofCount(1_000, { city }))).toEqual(['city: C 51, D 50*, G 40*, F 30*, B 20* +2'])
})

test('bands stand from low to high', () => {
  const size = counted({ under20000: 25, '20000-40000': 48, '40000-60000': 30 })
  expect(shown(ofCount(412, { size }))).toEqual(['size: under20000 25*, 20000-40000 48*, 40000-60000 30* +0'])
})

test('equally good fields stand in their own order, and three are shown', () => {
  const lands = counted({ a: 30 })
  const fields = { propertyType: lands, city: lands, size: lands, zip: lands }
  expect(suggest(ofCount(412, fields)).map(({ field }) => field)).toEqual(['propertyType', 'city', 'size'])
})

test('a value that leaves nothing, changes nothing or is asked for already is not suggested', () => {
  const city = counted({ Nowhere: 0, All: 412, Katy: 38, Houston: 412 }, ['Houston'])
  expect(shown(ofCount(412, { city }))).toEqual(['city: Katy 38* +0'])
})

test('a set that is too small is widened, and one of nothing as well', () => {
  const fields = {
    city: counted({ Katy: 12, Houston: 31, Conroe: 12 }, ['Katy']),
    zip: counted({ 77041: 5 }),
  }
  expect(shown(ofCount(12, fields))).toEqual(['city: Houston 31* +0'])
  expect(shown(ofCount(0, { city: counted({ Katy: 0, Houston: 3 }, ['Katy']) }))).toEqual([
    'city: Houston 3 +0',
  ])
})

test('a set of optimal size is not narrowed out of it', () => {
  const fields = { city: counted({ Katy: 19, Houston: 22 }), zip: counted({ 77041: 5 }) }
  expect(shown(ofCount(41, fields))).toEqual(['city: Houston 22* +0'])
})

test('where nothing helps there is no suggestion', () => {
  expect(suggest(ofCount(12, { city: counted({ Katy: 12, Houston: 12 }) }))).toEqual([])
})
