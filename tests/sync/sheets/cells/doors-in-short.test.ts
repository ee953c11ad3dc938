import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fieldsOf } from '../read-one-row.ts'

const dock = fc.constantFrom('DH', 'DD', 'TL', 'D/H', 'T/L')
const grade = fc.constantFrom('GL', 'GLD', 'DI', 'D/I', 'G/L')
const end = fc.constantFrom('', 's', "'s", '’s')
const size = fc.constantFrom('', ' (12x14)', " (10'x12')")
const count = fc.integer({ min: 1, max: 120 })

test('letters that are short for doors are read in the plural too, with sizes behind them', () => {
  fc.assert(
    fc.property(fc.tuple(count, dock, end), fc.tuple(count, grade, end, size), (docks, grades) => {
      const written = `${docks[0]} ${docks[1]}${docks[2]}, ${grades[0]} ${grades[1]}${grades[2]}${grades[3]}`
      expect(fieldsOf({ Loading: written })).toEqual({ dockDoors: docks[0], gradeDoors: grades[0] })
      const alone = `${grades[0]} ${grades[1]}${grades[2]}${grades[3]}`
      expect(fieldsOf({ Loading: alone })).toEqual({ gradeDoors: grades[0] })
    }),
  )
})

test('doors outside and inside are docks beside what is at grade', () => {
  const outside = fc.constantFrom('ext', 'exterior', 'ext.')
  fc.assert(
    fc.property(count, count, count, outside, grade, size, (out, inside, atGrade, word, kind, of) => {
      const header = 'Docks / Drive-ins'
      expect(fieldsOf({ [header]: `${out} ${word}${of}, ${atGrade} ${kind}${of}` })).toEqual({
        dockDoors: out,
        gradeDoors: atGrade,
      })
      expect(fieldsOf({ Loading: `${out} ${word}, ${inside} int, ${atGrade} ${kind}` })).toEqual({
        dockDoors: out + inside,
        gradeDoors: atGrade,
      })
    }),
  )
})

test('docks of several sides are added up, with the sides in short too', () => {
  const sides = fc.constantFrom(
    ['N', 'S'],
    ['E', 'W'],
    ['north', 'south'],
    ['N.', 'S.'],
    ['East side', 'West side'],
  )
  const joint = fc.constantFrom(' + ', ', ', ' / ', ' and ')
  fc.assert(
    fc.property(count, count, sides, joint, fc.boolean(), (one, other, [a, b], between, isCrossDock) => {
      const written = `${isCrossDock ? 'Cross-dock: ' : ''}${one} ${a}${between}${other} ${b}`
      expect([written, fieldsOf({ 'Dock Doors': written })]).toEqual([written, { dockDoors: one + other }])
    }),
  )
})
