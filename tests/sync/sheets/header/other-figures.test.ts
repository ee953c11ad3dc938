import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { valuesOf } from '../column-examples.ts'
import { rolesOf } from '../roles-of.ts'

/** Headers of figures, by role. */
const OF_FIGURES: Readonly<Record<string, readonly string[]>> = {
  rentPerSf: ['Base Rent ($/SF/Mo)', 'Rent PSF', 'Lease Rate/SF/Yr', 'Starting Rent'],
  opexPerSf: ['Operating Expenses', 'NNN Charges', 'CAM Charges'],
  squareFootage: ['Building SF', 'Rentable Area', 'Bldg. Size'],
  dealArea: ['Leased SF', 'Suite SF', 'Available SF'],
  salePrice: ['Sale Price', 'Purchase Price'],
  salePricePerSf: ['Price/SF', 'Sale Price PSF'],
  leaseTerm: ['Lease Term', 'Term (Months)'],
  freeRentMonths: ['Free Rent', 'Rent Abatement'],
  commencement: ['Lease Start', 'Commencement Date'],
  expiration: ['Lease Expiration', 'Lease End Date'],
  clearHeight: ['Clear Height', 'Ceiling Height'],
}
/** Words that make a figure another one. */
const OF_ANOTHER =
  'Prior|Previous|Market|Projected|Budgeted|Proposed|Prospective|Potential|Renewal|Appraised|Benchmark|Underwritten|Portfolio|Median'.split(
    '|',
  )
const BEHIND = 'Rank|Score|Index|Spread|Delta|Gap|Variance|Type|Multiplier|Change'.split('|')

const FIGURES = Object.entries(OF_FIGURES).flatMap(([role, headers]) =>
  headers.map((header) => ({ role, header })),
)

/** Those of `headers` that are taken for `role` all the same. */
function takenAs(role: string, headers: readonly string[]): string[] {
  return headers.filter((header) => rolesOf({ [header]: valuesOf(role, header) })[0] === role)
}

test.each(FIGURES)(
  'a word that makes “$header” another figure keeps it out of its field',
  ({ role, header }) => {
    const others = OF_ANOTHER.flatMap((word) => [`${word} ${header}`, `${header} (${word})`])
    expect(takenAs(role, [...others, ...BEHIND.map((word) => `${header} ${word}`)])).toEqual([])
  },
)

test('a rent of a later year or month is not the rent', () => {
  const later = Array.from({ length: 39 }, (_, i) => i + 2).flatMap((number) => [
    `Year ${number} Rent`,
    `Rent PSF (Yr ${number})`,
    `Yr${number} Rent/SF`,
    `Rent/SF Year ${number}`,
    `Month ${number} Rent`,
    `Base Rent Mo. ${number}`,
  ])
  expect(takenAs('rentPerSf', [...later, 'Year Two Rent', '2nd Yr Rent PSF'])).toEqual([])
  expect(takenAs('rentPerSf', ['Yr 1 Rent PSF', 'Year One Rent'])).toHaveLength(2)
})

test('what is said of a person or firm is no name', () => {
  const said = 'City|State|Website|License|Industry|Rating|Country|Description|Manager|Status'.split('|')
  const named = 'Listing Broker|Listing Company|Tenant Rep|Property Name'.split('|')
  for (const header of named.flatMap((name) => said.map((word) => `${name} ${word}`))) {
    const [role] = rolesOf({ [header]: ['Dallas', 'Chicago', 'Austin'] })
    expect([header, role]).not.toEqual([header, expect.stringMatching(/^(?:broker|tenant|name)/)])
  }
})

/** A header, its values, and what it stands for; null for a custom field. */
const BY_VALUES: readonly (readonly [string, readonly Cell[], string | null])[] = [
  ['Lease Comm', ['6%', '4%', '5%'], null],
  ['Lease Comm', ['1/1/2025', '3/15/2025', '7/1/2024'], 'commencement'],
  ['Yrs', [5, 7, 3], 'leaseTerm'],
  ['Years', [1998, 2004, 2019], null],
  ['Floors', [1, 2, 1], null],
  ['# of Cranes', [2, 1, 4], null],
  ['Bldg #', [1, 2, 3], null],
  ['Bldg #', ['A-14', 'A-15', 'B-2'], 'key'],
  ['Bldg #', [2, 3], null],
  ['Comp #', [2, 3, 5], null],
  ['Comp #', [101, 102, 103], 'key'],
  ['Total Buildings', [2, 3, 1], null],
  ['Total Bldg', [45_000, 12_000, 18_000], 'squareFootage'],
  ['Premises', [12_500, 8400, 22_000], 'dealArea'],
  ['Terms', ['NNN', 'MG', 'Gross'], 'leaseType'],
  ['Space Type', ['Direct', 'Sublease', 'Direct'], 'dealType'],
  ['Loading Type', ['Rear', 'Front', 'Cross-dock'], null],
  ['Submarket Size', [1_200_000, 800_000, 950_000], null],
  ['Submarket Avg Rent', ['$0.95', '$1.10', '$0.88'], null],
  ['Owner Fee', ['3%', '2%', '4%'], null],
  ['Expense Stop', ['$4.50', '$5.00', '$3.75'], null],
  ['Free Rent (Type)', ['Gross', 'Net', 'Gross'], null],
  ['Lease Type Detail', ['NNN', 'MG', 'Gross'], 'leaseType'],
  ['Monthly Rent Per Area', [0.85, 1.02, 0.77], 'rentPerSf'],
  ['Annual Rent Per Area', [10.2, 12.24, 9.24], 'rentPerSf'],
  ['Base Rent (PSF/Mo)', ['$1.02 w/ 3% bumps', '$0.95 + 3.5%/yr'], 'rentPerSf'],
  ['Face Rate', ['$0.95 NNN', '$1.10 NNN', '$0.88 NNN'], 'rentPerSf'],
  ['Whse. Rent', ['$0.95', '$1.10', '$0.88'], 'rentPerSf'],
  ['Ceiling Height (Min/Max)', ["24'/28'", "30'/32'", "18'/20'"], 'clearHeight'],
  ['Sale Price ($000s)', [4250, 12_800, 7150], 'salePrice'],
  ['Price ($M)', [4.25, 12.8, 7.15], 'salePrice'],
  ['Sale Company Name', ['CBRE', 'JLL', 'NAI'], 'brokerFirm'],
]

test.each(BY_VALUES)('“%s” over %j stands for %s', (header, values, role) => {
  expect(rolesOf({ [header]: values })).toEqual([role])
})
