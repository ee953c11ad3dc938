import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundsIn, understoodIn } from './criteria-in.ts'

const oneOf = fc.constantFrom

test('a comparison that is denied bounds the other side', () => {
  fc.assert(
    fc.property(
      oneOf("can't", 'cannot', "won't", 'should not', "doesn't"),
      oneOf('run longer than', 'exceed', 'go over', 'be more than', 'run past'),
      oneOf(['five years', 60], ['36 months', 36], ['10 years', 120]),
      (denial, comparison, [term, months]) => {
        const text = `the lease ${denial} ${comparison} ${term}`
        expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['leaseTerm', null, months]] })
      },
    ),
  )
  for (const [text, field, min, max] of [
    ["operating expenses don't top 20 cents a month", 'opexPerSf', null, 0.2],
    ['the building can’t be under 24 clear', 'clearHeight', 24, null],
    ['rent must not fall below 60 cents', 'rentPerSf', 0.6, null],
    ["it can't be smaller than 20,000 feet", 'squareFootage', 20_000, null],
    ["we can't have more than 3 docks", 'dockDoors', null, 3],
  ] as const)
    expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [[field, min, max]] })
})

test('what stands behind a comma is asked for, whatever was left out before it', () => {
  fc.assert(
    fc.property(
      oneOf('except Katy', 'excluding Katy', 'everything but Katy', 'Houston except 77041', 'not Katy'),
      oneOf('warehouses', 'manufacturing', 'flex'),
      oneOf('with docks', 'with cranes', 'that have rail', 'with ESFR'),
      (exclusion, type, feature) => {
        const text = `${exclusion}, ${type} ${feature}`
        const denied = understoodIn(text).filter((one) => 'not' in one && one.not)
        const features = understoodIn(text).filter(({ kind }) => kind === 'amenity' || kind === 'rail')
        expect({ text, denied: denied.length, features }).toEqual({
          text,
          denied: 1,
          features: [expect.objectContaining({ not: false })],
        })
      },
    ),
  )
})

test('a percentage of rent by the year is an escalation of that much', () => {
  fc.assert(
    fc.property(
      oneOf('a year', 'per year', 'per annum', 'each year', 'annually', ''),
      oneOf(['3%', 3, null], ['3 percent', 3, null], ['3 to 3.5 percent', 3, 3.5], ['2.5% to 4%', 2.5, 4]),
      fc.boolean(),
      (each, [figure, min, max], isNounFirst) => {
        const text = isNounFirst ? `escalators of ${figure} ${each}` : `${figure} ${each} bumps`
        expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['rentEscalationPct', min, max]] })
      },
    ),
  )
})

test('what nobody minds may still be given a figure', () => {
  for (const text of ['flexible on size, say 30 to 60 thousand', 'flexible on size, 30 to 60k'])
    expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['squareFootage', 30_000, 60_000]] })
})

test('doors as high as a truck are docks', () => {
  for (const text of [
    'six truck-level doors',
    '6 truck level doors',
    'six truck positions',
    '6 dock-level doors',
  ])
    expect({ text, bounds: boundsIn(text) }).toEqual({ text, bounds: [['dockDoors', 6, null]] })
})
