import { expect, test } from 'vitest'
import { overlay } from '../../../sync/book/book.ts'
import { buildingSlots } from '../../../sync/book/building-slots.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { makeBase } from '../../make/book.ts'
import { makeProperty } from '../../make/property.ts'

const HERE = { address: '12 Oak Blvd', city: 'Houston', zip: '77041', parcelNumber: null }

test('the deals at a building are those of its street address, however it is written, also where they just changed', () => {
  const properties = [
    makeProperty({ id: 'a', ...HERE }),
    makeProperty({ id: 'b', ...HERE, address: '12 Oak Boulevard', zip: null }),
    makeProperty({ id: 'c', ...HERE, address: '12 OAK BLVD.', zip: '77041-1234' }),
    makeProperty({ id: 'gone', ...HERE }),
    makeProperty({ id: 'number', ...HERE, address: '120 Oak Blvd' }),
    makeProperty({ id: 'city', ...HERE, city: 'Dallas', zip: null }),
    makeProperty({ id: 'zip', ...HERE, zip: '77002' }),
    makeProperty({ id: 'none', address: null }),
  ]
  const changed = makeProperty({ id: 'd', ...HERE })
  const book = overlay(makeBase(1, properties), [
    { id: 'gone', property: null },
    { id: 'd', property: changed },
  ])
  expect(buildingSlots(book, HERE).map((slot) => propertyAt(book, slot).id)).toEqual(['a', 'b', 'c', 'd'])
  expect(buildingSlots(book, { ...HERE, address: null })).toEqual([])
})

test('a parcel that both state tells two buildings apart, and one building without an address', () => {
  const here = { ...HERE, address: 'One S. Oak Blvd', parcelNumber: '115-060-057' }
  const book = overlay(
    makeBase(1, [
      makeProperty({ id: 'same', ...here, address: '1 South Oak Boulevard', parcelNumber: '115060057' }),
      makeProperty({ id: 'unsaid', ...here, parcelNumber: null }),
      makeProperty({ id: 'other lot', ...here, parcelNumber: '115-060-058' }),
      makeProperty({ id: 'no address', ...here, address: null }),
      makeProperty({ id: 'other address', ...here, address: '9 Elm St' }),
    ]),
    [],
  )
  const idsAt = (place: typeof here | (Omit<typeof here, 'address'> & { address: null })) =>
    buildingSlots(book, place).map((slot) => propertyAt(book, slot).id)
  expect(idsAt(here)).toEqual(['same', 'unsaid', 'no address'])
  expect(idsAt({ ...here, address: null })).toEqual(['same', 'no address', 'other address'])
})
