import fc from 'fast-check'
import { expect, test } from 'vitest'
import { landingPlace } from '../../../web/comp-lists/edits/landing-place.ts'
import { movedTo, positionInGap, predecessorOf } from '../../../web/comp-lists/moves/moved-to.ts'

const anyIds = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 4 }), { minLength: 1 })

test('a moved one stands at its position, and the others keep their order', () => {
  fc.assert(
    fc.property(anyIds, fc.nat(), fc.integer(), (ids, which, position) => {
      const id = ids[which % ids.length] as string
      const moved = movedTo(ids, id, position)
      expect(moved.indexOf(id)).toBe(Math.min(Math.max(position, 0), ids.length - 1))
      expect(moved.filter((other) => other !== id)).toEqual(ids.filter((other) => other !== id))
    }),
  )
})

test('one that is not there is moved nowhere', () => {
  expect(movedTo(['a', 'b'], 'x', 0)).toEqual(['a', 'b'])
})

test('dropped into the gap before or behind itself, it stays', () => {
  const ids = ['a', 'b', 'c', 'd']
  expect([0, 1, 2, 3, 4].map((gap) => movedTo(ids, 'b', positionInGap(ids, 'b', gap)).join(''))).toEqual([
    'bacd',
    'abcd',
    'abcd',
    'acbd',
    'acdb',
  ])
})

test('the first has nobody before it', () => {
  expect([predecessorOf(['a', 'b'], 'a'), predecessorOf(['a', 'b'], 'b')]).toEqual([null, 'a'])
})

test('what was removed comes back behind the nearest of those before it that is still there', () => {
  const before = ['a', 'b', 'c', 'd']
  expect([
    landingPlace(before, ['a', 'b', 'd'], 'c'),
    landingPlace(before, ['a', 'd'], 'c'),
    landingPlace(before, ['d'], 'c'),
    landingPlace(before, [], 'a'),
  ]).toEqual(['b', 'a', null, null])
})
