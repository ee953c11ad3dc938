import fc from 'fast-check'
import { expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { propertyAt } from '../../../../sync/book/property-at.ts'
import { ask } from '../../../../sync/book/question/ask.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import { matchesCriterion } from '../../../../sync/domain/criteria/matches-criterion.ts'
import { FIELD_NAMES } from '../../../../sync/domain/fields/field-list.ts'
import { makeBase } from '../../../make/book.ts'
import { anyBook, makeProperty } from '../../../make/property.ts'

test('a book finds where a field is stated or not as each property by itself says, for every field', () => {
  fc.assert(
    fc.property(anyBook, anyBook, (kept, changed) => {
      const known = new Set(changed.map(({ id }) => id))
      const book = overlay(
        makeBase(1, kept),
        changed.map((property) => ({ id: property.id, property })),
      )
      const now = [...kept.filter(({ id }) => !known.has(id)), ...changed]
      for (const field of FIELD_NAMES) {
        for (const not of [false, true]) {
          const asked = { kind: 'stated', field, not } as const
          const { slots } = ask(book, { criteria: [asked], sort: 'rent_asc' })
          const wanted = now.filter((one) => matchesCriterion(one, asked, amenityBits(one)))
          const found = Array.from(slots, (slot) => propertyAt(book, slot).id).sort()
          expect({ field, not, found }).toEqual({ field, not, found: wanted.map(({ id }) => id).sort() })
        }
      }
    }),
  )
})

test('figures that need every digit are stated as others are', () => {
  const [odd, none] = [makeProperty({ id: 'a', rentPerSf: 1 / 3 }), makeProperty({ id: 'b' })]
  const book = overlay(makeBase(1, [odd, none]), [])
  const found = (not: boolean) => {
    const { slots } = ask(book, { criteria: [{ kind: 'stated', field: 'rentPerSf', not }], sort: 'rent_asc' })
    return Array.from(slots, (slot) => propertyAt(book, slot).id)
  }
  expect([found(false), found(true)]).toEqual([['a'], ['b']])
})
