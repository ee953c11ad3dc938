import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const OFFICE = fc.constantFrom('office', 'ofc', 'offices', 'SF office', 'sf ofc.', 'SF of office')
const WAREHOUSE = fc.constantFrom('whse', 'warehouse', 'SF warehouse', 'sf whse', 'SF of warehouse')
const MEZZANINE = fc.constantFrom('mezz', 'mezzanine', 'SF mezz.')
const PLUS = fc.constantFrom(' + ', ' plus ')
const BETWEEN = fc.constantFrom(' / ', ', ', ' + ', ' and ')
const sizes = (min: number, max: number) => fc.integer({ min, max })
const shown = (size: number) => size.toLocaleString('en-US')

/** A building of two or three parts, in any order. */
const parts = fc
  .record({
    office: fc.tuple(sizes(500, 20_000), OFFICE),
    warehouse: fc.tuple(sizes(20_000, 400_000), WAREHOUSE),
    mezzanine: fc.option(fc.tuple(sizes(500, 9_000), MEZZANINE)),
    turn: sizes(0, 2),
  })
  .map(({ office, warehouse, mezzanine, turn }) => {
    const all = [office, warehouse, ...(mezzanine ? [mezzanine] : [])]
    const words = all.map(([size, label]) => `${shown(size)} ${label}`)
    return {
      office: office[0],
      whole: all.reduce((sum, [size]) => sum + size, 0),
      words: words.map((_, i) => words[(i + turn) % words.length] ?? ''),
    }
  })

test('parts of a building with a plus between them are added up', () => {
  fc.assert(
    fc.property(parts, PLUS, ({ office, whole, words }, plus) => {
      expect(fieldsOf({ Size: words.join(plus) })).toEqual({ squareFootage: whole, officeSf: office })
    }),
  )
})

test('a whole beside parts that add up to it is the size', () => {
  const written = fc.constantFrom<(whole: string, parts: string) => string>(
    (whole, named) => `${whole} SF (${named})`,
    (whole, named) => `${whole} SF total: ${named}`,
    (whole, named) => `${named} = ${whole} SF`,
    (whole, named) => `${named} = ${whole} total`,
  )
  fc.assert(
    fc.property(parts, BETWEEN, written, ({ office, whole, words }, sign, write) => {
      const cell = write(shown(whole), words.join(sign))
      expect(fieldsOf({ Size: cell })).toEqual({ squareFootage: whole, officeSf: office })
    }),
  )
})

test('parts of which nothing says that they are all, or that do not add up, give no size', () => {
  fc.assert(
    fc.property(parts, fc.constantFrom(' / ', ', '), sizes(2, 9), ({ whole, words }, sign, times) => {
      const listed = fieldsOf({ Size: words.join(sign) }) as { squareFootage?: number }
      expect(listed.squareFootage).toBeUndefined()
      const cell = `${words.join(' + ')} = ${shown(whole * times)} SF`
      expect((fieldsOf({ Size: cell }) as { squareFootage?: number }).squareFootage).toBeUndefined()
    }),
  )
})

test('offices within a size are counted in the unit of the column', () => {
  expect(fieldsOf({ 'Size (000 SF)': '130 (12 office)' })).toEqual({
    squareFootage: 130_000,
    officeSf: 12_000,
  })
  expect(fieldsOf({ 'Size (m²)': '5,000 (500 office)' })).toEqual({ squareFootage: 53_820, officeSf: 5382 })
})

test('areas with plus signs between them are one size, of one building or of several', () => {
  const areas = fc.array(sizes(1_000, 90_000), { minLength: 2, maxLength: 4 })
  const unit = fc.constantFrom('', ' SF', ' sq. ft.')
  const name = fc.constantFrom('', 'Bldg ', 'Suite ')
  fc.assert(
    fc.property(areas, unit, name, (all, mark, part) => {
      const words = all.map((area, i) => `${part && `${part}${'ABCD'[i]} `}${shown(area)}${mark}`)
      const squareFootage = all.reduce((sum, area) => sum + area, 0)
      expect(fieldsOf({ Size: words.join(' + ') })).toEqual({ squareFootage })
    }),
  )
  expect(fieldsOf({ Size: '20,000, 30,000' })).toEqual({})
  expect(fieldsOf({ Size: '20,000 SF + 2.5 acres' })).toEqual({ squareFootage: 20_000, landSizeAcres: 2.5 })
})

test('a share of offices beside a size is a field of its own', () => {
  fc.assert(
    fc.property(
      sizes(2_000, 400_000),
      sizes(1, 60),
      fc.constantFrom(' (%)', ', %', ' w/ %'),
      (size, share, way) => {
        const cell = `${shown(size)} SF${way.replace('%', `${share}% office`)}`
        expect(fieldsOf({ Size: cell })).toEqual({ squareFootage: size, officePercent: share })
      },
    ),
  )
})

test('costs behind a rent are its operating expenses, in the period of the rent', () => {
  const cost = sizes(5, 20)
  const names = fc.shuffledSubarray(['cam', 'tax', 'ins', 'mgmt'], { minLength: 2 })
  const period = fc.constantFrom(['/mo', 1], ['/yr', 12]) as fc.Arbitrary<[string, number]>
  fc.assert(
    fc.property(
      sizes(30, 90),
      fc.tuple(cost, cost, cost, cost),
      names,
      period,
      (base, costs, own, [unit, months]) => {
        const written = own.map((name, i) => `$${(((costs[i] ?? 0) * months) / 100).toFixed(2)} ${name}`)
        const sum = own.reduce((all, _, i) => all + (costs[i] ?? 0), 0) / 100
        const fields = fieldsOf({
          Rent: `$${((base * months) / 100).toFixed(2)}${unit} + ${written.join(' + ')}`,
        })
        expect(fields).toEqual({ rentPerSf: base / 100, opexPerSf: expect.closeTo(sum, 5) })
      },
    ),
  )
})

test('months that are free and months at a part of the rent are added up', () => {
  const half = fc.constantFrom('half', 'half rent', 'at 50%', '@ 50%')
  const mark = fc.constantFrom(' + ', ' plus ', ', ', ' then ')
  fc.assert(
    fc.property(sizes(1, 9), sizes(1, 9), half, mark, (free, reduced, words, between) => {
      const cell = `${free} months free${between}${reduced} months ${words}`
      expect(fieldsOf({ 'Free Rent': cell })).toEqual({ freeRentMonths: free + reduced / 2 })
    }),
  )
  expect(fieldsOf({ 'Free Rent': '2 months + 1 month early occupancy' })).toEqual({ freeRentMonths: 2 })
  for (const cell of ['3 months, 5 months', '3, 5', '3 mo. + 5 yr option'])
    expect(fieldsOf({ 'Free Rent': cell }), cell).toEqual({})
})

test('an allowance per foot and a sum on top of it are added over the size, and without a size they are none', () => {
  fc.assert(
    fc.property(sizes(1, 30), sizes(1, 40), (perFoot, thousands) => {
      const cell = `$${perFoot}/SF + $${thousands},000 for HVAC`
      const tiPerSf = expect.closeTo(perFoot + thousands / 10, 5)
      expect(fieldsOf({ TI: cell, Size: 10_000 })).toEqual({ squareFootage: 10_000, tiPerSf })
      expect(fieldsOf({ TI: cell })).toEqual({})
    }),
  )
})

test('doors counted by the side they are on are added up', () => {
  const sides = fc.shuffledSubarray(['front', 'rear', 'side', 'north', 'south', 'east', 'west'], {
    minLength: 2,
  })
  fc.assert(
    fc.property(sides, fc.tuple(sizes(1, 40), sizes(1, 40)), (all, counts) => {
      const count = (i: number) => counts[i % 2] ?? 1
      const dockDoors = all.reduce((sum, _, i) => sum + count(i), 0)
      expect(fieldsOf({ Docks: all.map((side, i) => `${count(i)} ${side}`).join(', ') })).toEqual({
        dockDoors,
      })
    }),
  )
})
