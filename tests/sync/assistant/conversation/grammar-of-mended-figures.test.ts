import fc from 'fast-check'
import { expect, test } from 'vitest'
import { talkAfter } from './talk-after.ts'

const oneOf = fc.constantFrom
const criteriaAfter = (turn: string) => talkAfter('warehouses in Katy', turn).criteria
const KINDS = [
  ['at least N ft clear', 18, 38],
  ['N docks min', 4, 40],
  ['over Nk sf', 20, 90],
  ['under N cents', 45, 120],
] as const

test('a figure that is taken back at once is the one behind it, with what else is said', () => {
  fc.assert(
    fc.property(
      oneOf(...KINDS),
      oneOf(
        ', no, ',
        '. strike that, ',
        ', actually ',
        '... sorry ',
        ', no wait ',
        '. make that ',
        ', i mean ',
      ),
      oneOf('', ', NNN', '. also with rail'),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 1, max: 3 }),
      ([kind, least, most], anew, beside, at, more) => {
        const first = Math.round(least + at * (most - least))
        const turn = `${kind.replace('N', `${first}`)}${anew}${first + more}${beside}`
        const meant = `${kind.replace('N', `${first + more}`)}${beside}`
        expect({ turn, criteria: criteriaAfter(turn) }).toEqual({ turn, criteria: criteriaAfter(meant) })
      },
    ),
  )
})

test.each([
  ['needs 28 clear, no 3 phase', 'needs 28 clear and no 3 phase'],
  ['28 clear. strike that, gross only', 'gross only'],
  ['under 60k, actually NNN', 'under 60k, NNN'],
])('“%s” is “%s”', (turn, meant) => {
  expect(criteriaAfter(turn)).toEqual(criteriaAfter(meant))
})

test('a figure that something is called wins over the one before it', () => {
  fc.assert(
    fc.property(
      oneOf('they need 2 acres more', 'wants another acre', 'need 3 extra acres for trailers'),
      oneOf(' so call it ', ', call it ', ', so let’s call it '),
      fc.integer({ min: 4, max: 15 }),
      oneOf('ac', 'acres'),
      oneOf('min', 'minimum', 'or more'),
      oneOf('warehouses in Katy', 'warehouses in Katy, at least 3 acres'),
      (reason, joint, count, unit, end, first) => {
        const turn = `${reason}${joint}${count} ${unit} ${end}`
        const ranges = talkAfter(first, turn).criteria.filter(({ kind }) => kind === 'range')
        expect({ turn, ranges }).toEqual({
          turn,
          ranges: [{ kind: 'range', field: 'landSizeAcres', min: count, max: null }],
        })
      },
    ),
  )
})
