import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Change, overlay } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { makeBase } from '../../make/book.ts'
import { anyBook, makeProperty } from '../../make/property.ts'

test('every property that is shown is found by its id as it stands, and none that is removed or unknown', () => {
  fc.assert(
    fc.property(
      anyBook,
      fc.infiniteStream(fc.constantFrom('keep', 'change', 'remove')),
      (properties, fates) => {
        const changes = new Map<string, Change>([
          ['new', { id: 'new', property: makeProperty({ id: 'new' }) }],
        ])
        for (const property of properties) {
          const fate = fates.next().value
          if (fate === 'change') {
            changes.set(property.id, { id: property.id, property: { ...property, name: 'Changed' } })
          } else if (fate === 'remove') changes.set(property.id, { id: property.id, property: null })
        }
        const book = overlay(makeBase(1, properties), changes.values())
        for (const { id, name } of [...properties, makeProperty({ id: 'new' })]) {
          const change = changes.get(id)
          const shown = change === undefined ? name : (change.property?.name ?? null)
          const slot = findSlot(book, id)
          expect(slot < 0 ? null : propertyAt(book, slot).name).toBe(shown)
        }
        expect(findSlot(book, 'nobody')).toBe(-1)
      },
    ),
  )
})
