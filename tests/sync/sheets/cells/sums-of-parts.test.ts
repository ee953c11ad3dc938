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
