import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { overlay } from '../../../../sync/book/book.ts'
import { findProperty } from '../../../../sync/geocode/property/find-property.ts'
import { makeBase } from '../../../make/book.ts'
import { makeProperty } from '../../../make/property.ts'
import { bookOf } from '../make-book.ts'

const HOUSTON = { city: 'Houston', state: 'TX' }
const book = bookOf(
  { name: 'Windfern Plant', address: '5200 Windfern Rd', ...HOUSTON, zip: '77041' },
  { name: 'Katy Freeway Center', address: '12345 Katy Fwy, Suite 100', ...HOUSTON, zip: '77079' },
  { name: 'Beltway Works', address: '4100 W Sam Houston Pkwy N', ...HOUSTON, zip: '77041' },
  { name: 'Cypress Depot', address: '9800 FM 1960 Rd W', city: 'Humble', state: 'TX', zip: '77338' },
  { name: 'Hempstead Yard', address: '20100 US Highway 290', city: 'Cypress', state: 'TX', zip: null },
  { name: 'Row House', address: '700-750 N. 1st St. #4', city: 'St. Louis', state: 'MO', zip: '63102' },
  { name: 'Éclair Depot', address: "88 O'Connor Ln Bldg B", city: null, state: null, zip: null },
  { name: 'Main A', address: '100 Main St', ...HOUSTON, zip: '77002' },
  {
    name: 'Main B',
    address: '100 Main Street',
    city: 'Dallas',
    state: 'TX',
    zip: '75202',
    latitude: 32.78,
    longitude: -96.8,
  },
  { name: 'Elm St Shop', address: '40 Elm St', ...HOUSTON },
  { name: 'Elm Ave Shop', address: '40 Elm Ave', ...HOUSTON },
  { name: 'No Point', address: '60 Oak Dr', ...HOUSTON, latitude: null, longitude: null },
  { name: 'Carolina Works', address: '5 Mill Rd', city: 'Gastonia', state: 'NC', zip: '28052' },
  { name: 'Crossing', address: 'W 6th Ave & Kipling St', city: 'Lakewood', state: 'CO', zip: null },
  { name: 'Last Changed', address: '1 Tail End Blvd', ...HOUSTON },
)

/** Ids of what is found: none, one, or several to choose from. */
function found(text: string, among = book): readonly (string | undefined)[] {
  const outcome = findProperty(text, among)
  switch (outcome?.kind) {
    case 'found':
      return [outcome.place.propertyId]
    case 'ambiguous':
      return outcome.candidates.map(({ propertyId }) => propertyId)
    case 'invalid':
    case 'unknown':
    case undefined:
      return []
  }
}

describe('an address of ours is found however it is written', () => {
  test.each([
    ['5200 Windfern Rd', 'p0'],
    ['5200 windfern road', 'p0'],
    ['5200 WINDFERN RD., HOUSTON, TEXAS 77041', 'p0'],
    ['5200 Windfern Rd Houston TX 77041-1234, USA', 'p0'],
    ['5200 Windfern', 'p0'],
    ['5200 Windfern Rd, Suite 12, Houston', 'p0'],
    ['5200 Windfern Rd #12', 'p0'],
    ['5200 Windfern Rd, Jersey Village, TX 77041', 'p0'],
    ['12345 Katy Freeway', 'p1'],
    ['12345 Katy Fwy Ste 200 Houston', 'p1'],
    ['4100 West Sam Houston Parkway North', 'p2'],
    ['4100 Sam Houston Pkwy, 77041', 'p2'],
    ['9800 Farm to Market 1960 Road West', 'p3'],
    ['9800 F.M. 1960 W, Humble', 'p3'],
    ['9800 FM1960', 'p3'],
    ['20100 Hwy 290', 'p4'],
    ['20100 U.S. 290, Cypress TX', 'p4'],
    ['20100 US-290', 'p4'],
    ['700 North First Street, Saint Louis, Missouri', 'p5'],
    ['750 N 1st, St Louis', 'p5'],
    ['88 OConnor Lane', 'p6'],
    ['88 O’Connor Ln, Anytown, TX', 'p6'],
    ['100 Main St, Dallas', 'p8'],
    ['100 Main, Houston TX', 'p7'],
    ['100 Main St 75202', 'p8'],
    ['40 Elm Avenue', 'p10'],
    ['5 Mill Rd, Gastonia, North Carolina', 'p12'],
    ['w 6th ave & kipling st', 'p13'],
    ['W 6th Ave & Kipling St, Lakewood, CO', 'p13'],
    ['1 Tail End Boulevard', 'p14'],
    ['katy freeway center', 'p1'],
    ['eclair depot', 'p6'],
    ['Last  Changed', 'p14'],
  ])('%s', (text, id) => {
    expect(found(text)).toEqual([id])
  })

  test.each([
    ['5201 Windfern Rd', 'another number'],
    ['520 Windfern Rd', 'the beginning of the number'],
    ['5200 Windfern St', 'another kind of way'],
    ['5200 N Windfern Rd', 'a direction the book does not have'],
    ['5200 Windfern Rd, Dallas, TX', 'another city'],
    ['5200 Windfern Rd, LA', 'another state'],
    ['5200 Windfern Rd 77002', 'another ZIP code and no city'],
    ['4100 E Sam Houston Pkwy N', 'the other side of town'],
    ['40 Elm St 1/2', 'a half'],
    ['88 OConnor Ave', 'another kind of way where the book has no city'],
    ['60 Oak Dr', 'a property without coordinates'],
    ['Windfern', 'a part of a name'],
    ['5200', 'a number alone'],
    ['725 N 1st St', 'a number within a range'],
    ['', 'nothing'],
  ])('%s is not: %s', (text) => {
    expect(found(text)).toEqual([])
  })

  test('the ZIP code of a street in the right city may be wrong', () => {
    expect(found('5200 Windfern Rd, Houston, TX 77002')).toEqual(['p0'])
  })
})

describe('where several places fit', () => {
  test('the same street and number in two cities is for the person to choose', () => {
    expect(findProperty('100 Main St', book)).toMatchObject({
      kind: 'ambiguous',
      candidates: [
        { label: '100 Main St, Houston, TX 77002', precision: 'property' },
        { label: '100 Main Street, Dallas, TX 75202', precision: 'property' },
      ],
    })
  })

  test('so is a street named without its kind', () => {
    expect(found('40 Elm, Houston')).toEqual(['p9', 'p10'])
  })

  test('rows of one building are one place', () => {
    const suites = bookOf(
      { name: 'A', address: '9 Clay Rd Ste 1', latitude: 29.8, longitude: -95.5 },
      { name: 'B', address: '9 Clay Rd Ste 2', latitude: 29.8001, longitude: -95.5 },
    )
    expect(found('9 Clay Rd', suites)).toEqual(['p0'])
  })

  test('so are the buildings of a site under one address, but not the same words far away', () => {
    const site = { address: '9 Clay Rd', ...HOUSTON, longitude: -95.5 }
    const near = bookOf({ ...site, latitude: 29.8 }, { ...site, latitude: 29.83 })
    expect(found('9 Clay Rd', near)).toEqual(['p0'])
    const far = bookOf({ ...site, latitude: 29.8 }, { ...site, latitude: 30.8 })
    expect(found('9 Clay Rd', far)).toEqual(['p0', 'p1'])
  })

  test('a row that was changed since the snapshot is where it is now', () => {
    const before = makeProperty({ id: 'a', address: '5 Old Rd', latitude: 29, longitude: -95 })
    const now = overlay(makeBase(1, [before]), [{ id: 'a', property: { ...before, address: '5 New Rd' } }])
    expect(found('5 Old Rd', now)).toEqual([])
    expect(found('5 New Rd', now)).toEqual(['a'])
  })
})

test('what is found says where it is and how sure that is', () => {
  expect(findProperty('12345 katy fwy', book)).toEqual({
    kind: 'found',
    place: {
      latitude: 29.81,
      longitude: -95.4,
      precision: 'property',
      label: '12345 Katy Fwy, Suite 100, Houston, TX 77079',
      propertyId: 'p1',
    },
  })
})

test('every address of a book is found by itself, and no other is', () => {
  const part = fc.constantFrom('Clay', 'Katy', 'N Main', 'Old Spanish', 'FM 529', 'W 34th')
  const kind = fc.constantFrom('Rd', 'St', 'Fwy', 'Blvd', 'Parkway')
  const address = fc
    .tuple(fc.integer({ min: 1, max: 30 }), part, kind)
    .map(([number, name, way]) => `${number} ${name} ${way}`)
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 1, maxLength: 20 }), (addresses) => {
      const own = bookOf(
        ...addresses.map((one, i) => ({ address: one, longitude: -95 - i / 10, ...HOUSTON })),
      )
      addresses.forEach((one, i) => {
        expect(found(`${one.toUpperCase()}, Houston, TX`, own)).toEqual([`p${i}`])
      })
    }),
  )
})

test('no text makes it fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => void findProperty(text, book)),
  )
})
