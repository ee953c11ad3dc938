import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AMENITIES, AMENITY_IDS } from '../../../../sync/domain/amenities/amenities.ts'
import { cardBadges } from '../../../../sync/domain/amenities/amenity-badges.ts'
import { amenityBits } from '../../../../sync/domain/amenities/amenity-bits.ts'
import type { AmenityFacts } from '../../../../sync/domain/amenities/amenity-facts.ts'
import { detectAmenities } from '../../../../sync/domain/amenities/detect-amenities.ts'

function makeFacts(overrides: Partial<AmenityFacts> = {}): AmenityFacts {
  return {
    notes: null,
    sprinklers: null,
    dockDoors: null,
    gradeDoors: null,
    craneTons: null,
    officeSf: null,
    power: null,
    truckCourtFeet: null,
    ...overrides,
  }
}

const labelsOf = (notes: string) => detectAmenities(makeFacts({ notes })).map(({ label }) => label)
const idsOf = (facts: Partial<AmenityFacts>) => {
  const bits = amenityBits(makeFacts(facts))
  return AMENITY_IDS.filter((_, i) => (bits >> i) & 1)
}

test('the ids stand in the order of the offered amenities', () => {
  expect(AMENITY_IDS).toEqual(AMENITIES.map(({ id }) => id))
})

test('a full note gives every amenity once, in order, with the figures it states', () => {
  const notes =
    'Freestanding tilt-wall plant, two 5-ton and one 20-ton bridge crane. ESFR. 1,600 amps 277/480V, 3 phase. ' +
    'LED high bay lighting. +/- 3,250 SF of two-story office, 14 dock-high doors w/ levelers, ' +
    "(2) 12' x 14' ramped grade-level doors, fenced outside storage, 130' truck court."
  expect(detectAmenities(makeFacts({ notes }))).toEqual([
    { kind: 'crane', label: '20-ton crane' },
    { kind: 'sprinkler', label: 'ESFR sprinklers' },
    { kind: 'power', label: '3-phase power, 1,600 A, 277/480 V' },
    { kind: 'lighting', label: 'LED warehouse lighting' },
    { kind: 'office', label: '3,250 SF office' },
    { kind: 'dock', label: '14 dock doors' },
    { kind: 'grade', label: '2 grade-level doors' },
    { kind: 'tiltwall', label: 'Concrete tiltwall construction' },
    { kind: 'yard', label: 'Outdoor storage yard' },
    { kind: 'truckCourt', label: '130 ft truck court' },
  ])
})

test.each([
  ['Cross-dock with 88 dock-high doors, four drive-in doors', ['88 dock doors', '4 grade-level doors']],
  ['16 DH / 2 GL', ['16 dock doors', '2 grade-level doors']],
  ['8-10 TW', ['8 dock doors']],
  ['9 truck-level + 1 drive-in', ['9 dock doors', '1 grade-level door']],
  ['Three (3) oversized dock doors', ['3 dock doors']],
  ['Dock high doors: 12; grade level (3)', ['12 dock doors', '3 grade-level doors']],
  ['twenty-two dock positions', ['22 dock doors']],
  ["32' clear dock-high space", ['Dock doors']],
  ['loading by 6 dock levelers', ['Dock doors']],
  ['DH: 10, GL: 2', ['10 dock doors', '2 grade-level doors']],
  ['10 grade-level', ['10 grade-level doors']],
])('doors are counted in "%s"', (notes, labels) => {
  expect(labelsOf(notes)).toEqual(labels)
})

test.each([
  'no grade-level drive-ins',
  'does not have three drive-ins',
  'dock can potentially be ramped',
  'no rail, crane, or yard',
  'without office',
  "Doesn't have office or dock doors",
  'Docks: 0',
  'Cranes: none',
  'crane - n/a',
  'Crane: No  Office: No',
  'will build office to suit',
  'No cranes/rail',
  'w/o sprinklers',
  'non-sprinklered shell',
  'The crane has been removed',
  'dock doors can be added',
  'room for a yard',
  'potential for 3-phase power',
  'convertible, could be converted to drive-in',
  'single-phase power, 240V',
  'off Crane Road behind the rail yard, below the power lines',
  'Led by a local sponsor. Call our office.',
  'Phase I on file',
])('nothing is there where the note says "%s"', (notes) => {
  expect(labelsOf(notes)).toEqual([])
})

test.each([
  ['No rail, 8 dock doors, fenced yard', ['8 dock doors', 'Outdoor storage yard']],
  ['no rail or crane, LED lights', ['LED warehouse lighting']],
  ['No cranes but has a yard', ['Outdoor storage yard']],
  ['No cranes. Two dock doors', ['2 dock doors']],
  ['Rail: No, Crane: Yes (5 ton)', ['5-ton crane']],
  ['Grade-level only (no docks)', ['Grade-level doors']],
  ['No dock high, only 2 grade level', ['2 grade-level doors']],
  ['dock doors - no rail', ['Dock doors']],
  ['Not only ESFR but LED lights', ['ESFR sprinklers', 'LED warehouse lighting']],
  ['Sprinklers can be upgraded to ESFR', ['Sprinkler system']],
  ['no rail and a 5-ton crane', ['5-ton crane']],
])('a denial reaches no further than it should in "%s"', (notes, labels) => {
  expect(labelsOf(notes)).toEqual(labels)
})

test.each([
  ['5 ton crane', '5-ton crane'],
  ['10T bridge cranes', '10-ton crane'],
  ['cranes up to 30 tons', '30-ton crane'],
  ['crane served', 'Crane'],
  ['5-ton & 10-ton overhead cranes', '10-ton crane'],
  ['2.5-ton jib crane', '2.5-ton crane'],
  ['Crane: 7.5T', '7.5-ton crane'],
  ['20-ton HVAC, craneways in place', 'Crane'],
])('the tonnage of "%s" is that of the crane', (notes, label) => {
  expect(labelsOf(notes)[0]).toBe(label)
})

test.each([
  ['2,500 SF office', '2,500 SF office'],
  ['Office: 1.5K SF', '1,500 SF office'],
  ['Office (900 sq ft)', '900 SF office'],
  ['20,000 SF warehouse with office', 'Office space'],
  ['45,000 SF office/warehouse', 'Office space'],
  ['20,000 SF (3,000 SF office)', '3,000 SF office'],
  ['10% office', 'Office space'],
])('the office in "%s" is not the whole building', (notes, label) => {
  expect(labelsOf(notes)[0]).toBe(label)
})

test('columns count as much as notes, and their figures win', () => {
  const facts = makeFacts({
    notes: 'Dock doors, no crane in bay 2',
    sprinklers: 'ESFR',
    dockDoors: 7,
    gradeDoors: 1,
    craneTons: 10,
    officeSf: 1200,
    power: '400A 480V',
    truckCourtFeet: 185,
  })
  expect(detectAmenities(facts).map(({ label }) => label)).toEqual([
    '10-ton crane',
    'ESFR sprinklers',
    '3-phase power, 400 A, 480 V',
    '1,200 SF office',
    '7 dock doors',
    '1 grade-level door',
    '185 ft truck court',
  ])
  expect(cardBadges(facts)).toEqual([
    '10-ton crane',
    'ESFR sprinklers',
    '3-phase power',
    'Office',
    '7 dock doors',
  ])
  expect(idsOf(facts)).toEqual(['crane', 'sprinkler', 'dock', 'office', 'power'])
})

test.each(['None', 'No', 'N/A', 'Unknown', 'Not sprinklered', 'Non-sprinklered', '-'])(
  'a sprinklers column of "%s" is no system',
  (sprinklers) => {
    expect(idsOf({ sprinklers })).toEqual([])
  },
)

test('a plain sprinkler system is an amenity but no badge', () => {
  expect(idsOf({ sprinklers: 'Wet' })).toEqual(['sprinkler'])
  expect(cardBadges(makeFacts({ sprinklers: 'Wet' }))).toEqual([])
})

test('zero in a column leaves the answer to the notes', () => {
  expect(idsOf({ dockDoors: 0, craneTons: 0, officeSf: 0 })).toEqual([])
  expect(idsOf({ dockDoors: 0, notes: '4 dock doors' })).toEqual(['dock'])
})

test('the filter, the dialog and the card agree on every note', () => {
  const phrase = fc.constantFrom(
    'no',
    'without',
    '10-ton crane',
    'ESFR',
    'not',
    '12 dock doors',
    'or',
    ',',
    '.',
    'office',
    'can be added',
    'yard',
    '480V power',
    'single-phase',
    'none',
    'İ',
    '3-phase',
  )
  fc.assert(
    fc.property(fc.array(phrase, { maxLength: 14 }), (words) => {
      const facts = makeFacts({ notes: words.join(' ') })
      const kinds = detectAmenities(facts).map(({ kind }) => kind)
      expect(idsOf(facts)).toEqual(AMENITY_IDS.filter((id) => kinds.includes(id)))
      const badges = cardBadges(facts)
      expect(badges.includes('Office')).toBe(kinds.includes('office'))
      expect(badges.includes('3-phase power')).toBe(kinds.includes('power'))
    }),
  )
})

test('any text at all is read without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (notes) => {
      expect(cardBadges(makeFacts({ notes })).length).toBeLessThanOrEqual(5)
    }),
  )
})
