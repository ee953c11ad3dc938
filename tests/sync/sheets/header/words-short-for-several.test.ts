import fc from 'fast-check'
import { expect, test } from 'vitest'
import { understoodWords } from '../../../../sync/sheets/header/understood-words.ts'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { valuesOf } from '../column-examples.ts'
import { rolesOf } from '../roles-of.ts'

/** Headers with a word that is short for several, of which one makes a header of a field. */
const HEADERS: Readonly<Record<string, string>> = {
  rentPerSf: 'Strt Rent|Strt Rate|Strtg Rent',
  commencement: 'Strt Date',
  leaseType: 'Exp. Structure|Exp Type|Exp. Basis',
  rentEscalationPct: 'Annl Incr (%)|Annl Escalation|Annl Increase',
  dockDoors: 'DH Pos.|Dock Pos|DH Positions',
  parcelNumber: 'A.P.N.|Parcel A.P.N.',
  squareFootage: 'R.B.A.|G.L.A. (SF)|N.R.A.',
  opexPerSf: 'C.A.M.|N.N.N. Charges',
  parkingRatio:
    'Car Spaces/1,000 SF|Parking per 1,000 SF|Stalls/1,000 SF|Parking Spaces/1,000 RSF|Spaces/KSF|Auto Stalls/1K SF|Parking/1,000',
}

test.each(Object.entries(HEADERS))(
  'headers of %s are told by the words beside a short one',
  (role, headers) => {
    for (const header of headers.split('|')) {
      const [told] = rolesOf({ [header]: valuesOf(role, header) })
      expect([header, told]).toEqual([header, role === 'parcelNumber' ? 'key' : role])
    }
  },
)

test('a quoted rent is told by “Lst”, and the last sale price as well', () => {
  expect(understoodWords('Lst Rent')).toEqual(understoodWords('List Rent'))
  expect(understoodWords('Lst Sale Price')).toEqual(understoodWords('Last Sale Price'))
})

test('a pair of deal types is a header of deal types where its column holds them', () => {
  for (const header of ['Dir/Sub', 'Direct/Sublease', 'New/Ren'])
    expect(rolesOf({ [header]: ['Direct', 'Sublease', 'Direct'] })).toEqual(['dealType'])
})

/** Columns of no field whose headers a short word could turn into one of a field. */
const OTHERS: Readonly<Record<string, readonly Cell[]>> = {
  '# Flrs': [1, 2, 1],
  'No. Flrs': [3, 1, 2],
  Strt: ['x', 'y', 'z'],
  'Lease Strt': ['1/1/2025', '3/15/2025', '7/1/2024'],
  'Exp. Stop': ['$4.50', '$5.00', '$4.75'],
  'Strt Width': [60, 50, 80],
  'Eave Hgt': ["34'", "38'", "30'"],
  'Eave Height (ft)': [28, 32, 24],
}

test('a header that only a guess would make one of a field is of none', () => {
  const told = Object.entries(OTHERS).flatMap(([header, values]) => {
    const [role] = rolesOf({ [header]: values })
    return role === null ? [] : [`${header}: ${role}`]
  })
  expect(told).toEqual([])
})

test('initials with periods are read as those without', () => {
  const letters = fc.array(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 3, maxLength: 4 })
  fc.assert(
    fc.property(letters, fc.constantFrom('', ' Date', ' (SF)', ' No.'), (initials, behind) => {
      const dotted = `${initials.join('.')}.${behind}`
      expect(understoodWords(dotted)).toEqual(understoodWords(initials.join('') + behind))
    }),
  )
})
