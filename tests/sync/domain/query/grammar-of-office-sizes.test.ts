import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom
const building = oneOf('25k to 30k sf', '25,000 to 30,000 SF', '25-30k')
const office = oneOf(
  ['1,000 to 1,500', 1_000, 1_500],
  ['2,000 to 3,000', 2_000, 3_000],
  ['1k-2k', 1_000, 2_000],
  ['1,500', 1_500, null],
  ['over 1,500', 1_500, null],
)
const range = (field: string, min: number | null, max: number | null) =>
  expect.objectContaining({ kind: 'range', field, min, max })

test('beside a larger size, the size at “office” is that of the office', () => {
  fc.assert(
    fc.property(
      building,
      office,
      oneOf('#size office', '#size sf office', '#size of office', 'office #size', 'office of #size sf'),
      oneOf(', ', '; ', ' with '),
      (whole, [said, min, max], form, joint) => {
        const words = `Katy ${whole}${joint}${form.replace('#size', said)}`
        const ranges = understoodIn(words).filter(({ kind }) => kind === 'range')
        expect({ words, ranges }).toEqual({
          words,
          ranges: [range('squareFootage', 25_000, 30_000), range('officeSf', min, max)],
        })
      },
    ),
  )
})

test('a size at “office” is that of the building where no other is said', () => {
  fc.assert(
    fc.property(oneOf('12,000 to 20,000 SF', '12k to 20k'), (said) => {
      const words = `office ${said} in Katy`
      const ranges = understoodIn(words).filter(({ kind }) => kind === 'range')
      expect({ words, ranges }).toEqual({ words, ranges: [range('squareFootage', 12_000, 20_000)] })
    }),
  )
})

test('a year behind “with office” is no size', () => {
  const ranges = understoodIn('40k+ sf with office built after 2010').filter(({ kind }) => kind === 'range')
  expect(ranges).toEqual([range('squareFootage', 40_000, null), range('yearBuilt', 2_011, null)])
})

test('an office beside a size of its own is asked for with it, whatever else is said', () => {
  for (const more of ['', ' 40k+ sf', ' 2015+ at least 2 acres', ' in Katy'])
    expect({ more, asked: understoodIn(`with office 2,000+ sf of office${more}`).slice(0, 2) }).toEqual({
      more,
      asked: [
        { kind: 'amenity', amenity: 'office', not: false },
        { kind: 'range', field: 'officeSf', min: 2_000, max: null },
      ],
    })
})
