import fc from 'fast-check'
import { expect, test } from 'vitest'
import { criteriaIn as read } from './criteria-in.ts'

const oneOf = fc.constantFrom
const deals = oneOf('leases', 'deals', 'comps')
const around = oneOf('%s', '%s, 20-30k sf', 'warehouse, %s')

test('deals older than a year are left out where they are denied, and asked for where they are not', () => {
  fc.assert(
    fc.property(
      deals,
      fc.integer({ min: 2012, max: 2025 }),
      around,
      fc.boolean(),
      (noun, year, say, isDenied) => {
        const words = say.replace('%s', `${isDenied ? 'no ' : ''}${noun} older than ${year}`)
        const signed = isDenied
          ? { kind: 'date', field: 'dateSigned', from: `${year}-01-01`, to: null }
          : { kind: 'date', field: 'dateSigned', from: null, to: `${year - 1}-12-31` }
        expect({ words, dates: read(words).filter(({ kind }) => kind === 'date') }).toEqual({
          words,
          dates: [signed],
        })
        expect({ words, texts: read(words).filter(({ kind }) => kind === 'text') }).toEqual({
          words,
          texts: [],
        })
      },
    ),
  )
})

test('deals older than so many months are left out where they are denied', () => {
  fc.assert(
    fc.property(
      deals,
      oneOf(['18 months', '2025-05-22'] as const, ['2 years', '2024-11-22'] as const),
      around,
      (noun, [span, from], say) => {
        const words = say.replace('%s', `no ${noun} older than ${span}`)
        expect({ words, dates: read(words).filter(({ kind }) => kind === 'date') }).toEqual({
          words,
          dates: [{ kind: 'date', field: 'dateSigned', from, to: '2026-11-22' }],
        })
      },
    ),
  )
})

test('what is nice to have is not asked for, and a number of stalls is of trailers unless cars are named', () => {
  fc.assert(
    fc.property(oneOf('is', 'are', 'would be'), oneOf('a nice to have', 'nice to have'), (verb, nice) => {
      const words = `20-30k sf, cranes ${verb} ${nice}`
      expect({ words, kinds: read(words).map(({ kind }) => kind) }).toEqual({ words, kinds: ['range'] })
    }),
  )
  fc.assert(
    fc.property(fc.integer({ min: 5, max: 300 }), (count) => {
      const stalls = { kind: 'range', field: 'trailerStalls', min: count, max: null }
      expect(read(`32 clear, ${count} stalls`)).toContainEqual(stalls)
      expect(read(`32 clear, ${count} parking stalls`)).not.toContainEqual(stalls)
      expect(read(`32 clear, ${count} car stalls`)).not.toContainEqual(stalls)
    }),
  )
})
