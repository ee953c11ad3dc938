import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodIn as read } from './criteria-in.ts'
import { built, city, clear, has, lease, notCity, size, type, zip } from './query-vocabulary.ts'

const cue = fc.constantFrom(
  ', no wait, ',
  ', sorry, ',
  ', scratch that, ',
  ', no, make that ',
  ', I mean ',
  ', actually ',
  ', no, ',
  ', no sorry, ',
)

test('what is said after a second thought takes the place of what was said before', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 1, max: 60 }), cue, (k, more, said) => {
      const expected = {
        size: [size((k + more) * 1_000, null)],
        clear: [clear(20 + (more % 20), null)],
        city: [type('Warehouse'), city('Tomball')],
        zip: [zip('77032')],
        lease: [lease('NNN')],
        year: [built(2012, null)],
      }
      expect({
        size: read(`at least ${k}k sf${said}at least ${k + more}k sf`),
        clear: read(`${21 + (more % 20)} clear${said}${20 + (more % 20)} clear`),
        city: read(`warehouse in Katy${said}Tomball`),
        zip: read(`77041${said}77032`),
        lease: read(`modified gross${said}NNN`),
        year: read(`built 2008${said}2012 or newer`),
      }).toEqual(expected)
    }),
  )
})

test('a figure alone keeps the bound of the one it takes the place of', () => {
  fc.assert(
    fc.property(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 1, max: 60 }), cue, (k, more, said) => {
      expect(read(`at least ${k}k sf${said}${k + more}k sf`)).toEqual([size((k + more) * 1_000, null)])
      expect(read(`up to ${k}k sf${said}${k + more}k`)).toEqual([size(null, (k + more) * 1_000)])
      expect(read(`36 clear${said}32`)).toEqual([clear(32, null)])
    }),
  )
})

test('another distance moves the circle around the same place', () => {
  for (const words of ['make it 7 miles', 'sorry, 7 miles', 'no, 7 mi'])
    expect(read(`within 4 miles of Katy, ${words}`)).toEqual(read('within 7 miles of Katy'))
})

test('a second thought leaves what is of another kind, and takes nothing back where more is wished', () => {
  expect(read('Katy warehouse, sorry, NNN')).toEqual([city('Katy'), type('Warehouse'), lease('NNN')])
  expect(read('Katy, actually also Tomball')).toEqual([city('Katy', 'Tomball')])
  expect(read('sorry to bother you, warehouse in Katy')).toEqual([type('Warehouse'), city('Katy')])
  expect(read('Katy, no docks')).toEqual([city('Katy'), { ...has('dock'), not: true }])
})

test('what will do instead of a figure that is not needed is asked for', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 12, max: 30 }),
      fc.constantFrom('will do', 'is fine', 'is plenty', 'works', 'is enough'),
      fc.constantFrom('is not necessary', "isn't required", 'not needed'),
      (feet, enough, waived) => {
        expect(read(`${feet + 8} clear ${waived}, ${feet} ${enough}`)).toEqual([clear(feet, null)])
      },
    ),
  )
})

test.each(["can't do without", 'cannot live without', "won't work without", "can't go without"])(
  '“%s” asks for the thing',
  (words) => {
    expect(read(`${words} a crane`)).toEqual([has('crane')])
  },
)

test.each(['no thanks', 'hard pass', 'no way', 'is a deal breaker', 'not for us'])(
  'what is followed by “%s” is excluded, and what stands behind it is not',
  (words) => {
    expect(read(`crane ${words}, ESFR yes please`)).toEqual([
      { ...has('crane'), not: true },
      has('sprinkler'),
    ])
  },
)

test('of two that are both right "either way" waives neither', () => {
  expect(read('NNN or modified gross either way')).toEqual([lease('NNN', 'MG')])
  expect(read('Katy or Tomball is fine')).toEqual([city('Katy', 'Tomball')])
})

test('what is left out of it is excluded', () => {
  expect(read("Katy, but let's leave Tomball out of it")).toEqual([city('Katy'), notCity('Tomball')])
})
