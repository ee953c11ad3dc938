import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { rolesOf } from '../roles-of.ts'

type Column = readonly [header: string, cells: readonly Cell[], role: string | null]

/** Columns whose cells count in something that their header does not: they are of another field, or of none. */
const COLUMNS: readonly Column[] = [
  ['Blt', ['82,000 SF', '140,500 SF', '36,250 SF'], 'squareFootage'],
  ['Blt', [1985, 2004, 1999], 'yearBuilt'],
  ['Lse Term.', ['3/31/2029', '12/31/2027', '8/31/2030'], 'expiration'],
  ['Term', ['Mar-29', 'Dec-27', 'Aug-30'], 'expiration'],
  ['Term', ['5 years', '3/31/2029', '60 months'], 'leaseTerm'],
  ['Total Size', ['3.2 AC', '5.75 AC', '1.1 AC'], 'landSizeAcres'],
  ['Total Size', ['3.2 AC', '48,000 SF', '22,500 SF'], 'squareFootage'],
  ['Sold At', ['$142.50/SF', '$98.00/SF', '$165.00/SF'], 'salePricePerSf'],
  ['Sold At', ['$4,250,000', '$12,800,000', '$7,150,000'], 'salePrice'],
  ['Year 1', ['$14.25/SF', '$12.80/SF', '$15.10/SF'], 'rentPerSf'],
  ['Year 1', [3, 5, 4], null],
  ['Clear Height', ['$1.10', '$1.25', '$0.98'], null],
  ['Dock Doors', ['12,000 SF', '48,000 SF', '9,500 SF'], null],
  ['Beg. Rate/SF', [14.5, 12.75, 16], 'rentPerSf'],
  ['Const.', ['Tilt-up', 'Concrete', 'Metal'], null],
  ['Construction', ['Under construction', 'Proposed', 'BTS'], 'yearBuilt'],
  ['PSF', ['$145', '$160', '$152'], 'salePricePerSf'],
  ['PSF', ['$1.45', '$1.60', '$1.52'], 'rentPerSf'],
  ['NNN', ['Yes', 'No', 'Yes'], null],
  ['NNN', [0.28, 0.3, 0.25], 'opexPerSf'],
  ['Rate Type', ['NNN', 'MG', 'NNN'], 'rentBasis'],
  ['Exp.', ['$0.24', '$0.31', '$0.19'], 'opexPerSf'],
  ['Exp.', ['3/31/2030', '4/30/2029', '6/30/2031'], 'expiration'],
  ['Exp.', ['Vacant lot', 'Owner user', 'Corner'], null],
  ['Comm.', ['5/1/2026', '6/1/2026', '7/1/2025'], 'commencement'],
  ['Comm.', ['Rail served', 'Corner lot', 'New roof'], null],
  ['Office', ['10%', '5%', '2,400 SF'], 'officeSf'],
  ['Office', ['CBRE Ontario', 'JLL Irvine', 'Newmark'], null],
  ['Company', ['Cushman & Wakefield', 'Colliers', 'Lee & Associates'], 'brokerFirm'],
  ['Company', ['Acme Foods', 'Colliers', 'Bolt Supply'], 'tenant'],
  ['Parcel', ['.94 acs.', '2.1 AC', '3 acres'], 'landSizeAcres'],
  ['Lot', ['12', '14A', '7'], null],
  ['Lot', ['139,000', '88,000', '54,450'], 'landSizeAcres'],
  ['Lease', ['5 yrs', '3 yrs', '7 yrs'], null],
  ['Services', ['Fenced lot', 'Signage', 'Skylights'], null],
  ['Asking', ['$16,240 per month', '$9,800/mo', '$22,000/month'], 'rentPerSf'],
  ['Asking', ['$2,450,000', '$4,100,000', '$980,000'], null],
  ['Going-In\nRate', ['5.75%', '6.10%', '5.20%'], 'capRate'],
  ['$/SF GBA', [164, 207, 143], 'salePricePerSf'],
  ['Fut. Rent Incr. PSF', ['11.36', '14.10', '9.98'], null],
  ['EFF_YR_BLT', [1995, 2010, 1980], null],
  ['SUITID', ['00100', '00A12', '00305'], 'suite'],
  ['RENTSTRT', ['20240301', '20251115', '20230801'], 'commencement'],
  ['PROP_ZIP5', ['92335', '91710', '92324'], 'zip'],
  ['Term/\nExpire (yrs/mos)', ['5/0', '7/2', '3/6'], 'leaseTerm'],
  ['Amt Type', ['Contract', 'Market', 'Contract'], null],
]

test.each(COLUMNS)('a column “%s” of %j is of %s', (header, cells, role) => {
  expect(rolesOf({ [header]: cells })).toEqual([role])
})

/** Headers in the words of brokers, with cells of their columns. */
const WORDED: readonly Column[] = [
  ['T-Rep', ['Lou Garza', 'Amy Cho', 'Ben Katz'], 'tenantRepName'],
  ['T. Broker', ['Lou Garza', 'Amy Cho', 'Ben Katz'], 'tenantRepName'],
  ['L-Rep', ['Lou Garza', 'Amy Cho', 'Ben Katz'], 'brokerName'],
  ['New/Renew', ['N', 'R', 'N'], 'dealType'],
  ['Asking PSF (Annual)', ['$13.20', '$15.00', '$11.88'], 'rentPerSf'],
  ['RSF Taken', ['11,300', '62,500', '27,040'], 'dealArea'],
  ['Leased USF', ['11,300', '62,500', '27,040'], 'dealArea'],
  ['CAM + RET + INS PSF', ['$3.45', '$2.90', '$4.05'], 'opexPerSf'],
  ['RE Taxes, CAM & Ins ($/SF)', ['$3.45', '$2.90', '$4.05'], 'opexPerSf'],
  ['RE Taxes PSF', ['$1.45', '$1.90', '$1.05'], null],
  ['Signed (Mo/Yr)', ['03/23', '11/24', '07/22'], 'dateSigned'],
  ['Max Contig. SF', ['15,000', '48,000', '22,400'], null],
  ['Max Contiguous', ['15,000', '48,000', '22,400'], null],
]

test.each(WORDED)('a header “%s” over %j is of %s', (header, cells, role) => {
  expect(rolesOf({ [header]: cells })).toEqual([role])
})

/** Headers that name one thing over cells that say another. */
const OTHERWISE: readonly Column[] = [
  ['City', ['Groveport', 'Columbus', 'Obetz'], 'city'],
  ['Prop. Location', ['34.0522, -117.4350', '33.8703, -117.9242'], 'coordinates'],
  ['GPS Pin', ['34.0560, -117.6012', '33.9425, -117.2297'], 'coordinates'],
  ['Building', ['85,000 SF', '48,000 SF'], 'squareFootage'],
  ['Building', ['85,000', '48,000'], 'squareFootage'],
  ['Building', ['1200', '1400'], null],
  ['Sold $/SF', ['$8,400,000', '$12,250,000', '$3,975,000'], 'salePrice'],
  ['Starting', ['$0.85 NNN', '$1.10 NNN', '$0.92 NNN'], 'rentPerSf'],
  ['Starting', ['1/1/2025', '3/15/2025', '7/1/2024'], 'commencement'],
  ['Lease Inception', ['Jan-22', 'Sep-23', 'Apr-24'], 'commencement'],
  ['Available', ['Immediate', 'Immediate', 'Q1 2027'], 'commencement'],
  ['Available', ['Now', '1/1/2027', '30 days'], 'commencement'],
  ['Avail', ['45,000', '12,500', '8,000'], 'dealArea'],
  ['Occupancy', ['Immediate', '3/1/2027', 'Q1 2027'], 'commencement'],
  ['Occupancy', ['100%', '85%', '92%'], 'percentLeased'],
  ['Tenant', ['1450 E Francis St', '880 S Milliken Ave', '11220 Grove Rd'], null],
  ['Broker', ['$0.92/SF NNN', '$1.15/SF NNN', '$1.04/SF MG'], null],
  ['Crane Cap. (T)', ['10', '25', '5'], 'craneTons'],
]

test.each(OTHERWISE)('a header “%s” over %j is of %s, by its cells', (header, cells, role) => {
  expect(rolesOf({ [header]: cells })).toEqual([role])
})
