import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { find } from '../../../../sync/book/question/find.ts'
import { SORT_BY } from '../../../../sync/domain/sort.ts'
import { makeBase } from '../../../make/book.ts'
import { anyBook, anyProperty } from '../../../make/property.ts'

const anyChange = fc
  .tuple(fc.nat(6), fc.constantFrom('keep', 'remove', 'forget'), anyProperty)
  .map(([n, what, property]) => ({ id: `id-${String(n).padStart(4, '0')}`, what, property }))

test('each of many books that follow one another over a snapshot has the order that it would have by itself', () => {
  fc.assert(
    fc.property(
      anyBook,
      fc.array(fc.array(anyChange, { maxLength: 3 }), { minLength: 2, maxLength: 8 }),
      fc.constantFrom(...SORT_BY),
      (properties, steps, sort) => {
        const base = makeBase(1, properties)
        const changes = new Map<string, Change>()
        for (const step of steps) {
          for (const { id, what, property } of step) {
            if (what === 'forget') changes.delete(id)
            else changes.set(id, { id, property: what === 'remove' ? null : { ...property, id } })
          }
          const book = overlay(base, changes.values())
          const alone = overlay(makeBase(1, properties), changes.values())
          const ids = (of: typeof book) =>
            Array.from(find(of, { criteria: [], sort }).slots, (slot) => propertyAt(of, slot).id)
          expect(ids(book)).toEqual(ids(alone))
        }
      },
    ),
    { numRuns: 200 },
  )
})
