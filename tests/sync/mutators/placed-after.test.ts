import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placedAfter } from '../../../sync/mutators/comp-mutators.ts'

const ids = ['a', 'b', 'c', 'd', 'e']
const move = fc.record({ moved: fc.constantFrom(...ids), after: fc.constantFrom(null, ...ids) })

test('however often comps are moved, each stands where it was put, and all the others keep their order', () => {
  fc.assert(
    fc.property(fc.array(move, { maxLength: 200 }), (moves) => {
      let order = ids.map((propertyId, index) => ({ propertyId, position: index + 1 }))
      for (const { moved, after } of moves) {
        if (moved === after) continue
        const changed = new Map(placedAfter(order, moved, after).map((one) => [one.propertyId, one.position]))
        const expected = order.map(({ propertyId }) => propertyId).filter((id) => id !== moved)
        expected.splice(after === null ? 0 : expected.indexOf(after) + 1, 0, moved)
        order = order
          .map(({ propertyId, position }) => ({
            propertyId,
            position: changed.get(propertyId) ?? position,
          }))
          .sort((a, b) => a.position - b.position)
        expect(order.map(({ propertyId }) => propertyId)).toEqual(expected)
      }
    }),
  )
})

test('a comp put behind one that is gone comes first', () => {
  const order = [
    { propertyId: 'a', position: 1 },
    { propertyId: 'b', position: 2 },
  ]
  expect(placedAfter(order, 'b', 'gone')).toEqual([{ propertyId: 'b', position: 0 }])
})
