import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Place, placedFirst } from '../../../web/comp-lists/edits/placed-first.ts'

function moved(order: readonly string[], places: readonly Place[]): string[] {
  let now = [...order]
  for (const { propertyId, after } of places) {
    const others = now.filter((id) => id !== propertyId)
    const at = after === null ? 0 : others.indexOf(after) + 1
    now = [...others.slice(0, at), propertyId, ...others.slice(at)]
  }
  return now
}

test('comps that are kept come first in their order, and the order before comes back', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 0, max: 20 }).map(String), { maxLength: 12 })
  fc.assert(
    fc.property(ids, ids, (before, first) => {
      const added = first.filter((id) => !before.includes(id))
      const { there, back } = placedFirst(before, first)
      const after = moved([...before, ...added], there)
      expect(after).toEqual([...first, ...before.filter((id) => !first.includes(id))])
      const left = after.filter((id) => !added.includes(id))
      expect(moved(left, back)).toEqual(before)
    }),
  )
})
