import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Cell } from '../../../../sync/sheets/model/cell.ts'
import { fieldsOf, remarksOf } from '../read-one-row.ts'

const DEAL = { 'Building SF': '60,000', 'Deal SF': '30,000', 'Signed / Closed': '3/4/2024' }
const PARTIES = { 'Tenant / Buyer': 'Alder Works', 'Landlord / Seller': 'Cove Trust' }

const deal = (kind: string, sum: Cell, basis: string) =>
  fieldsOf({ 'Deal Type': kind, ...DEAL, 'Rate / Price': sum, Basis: basis, ...PARTIES })

test('a row of a sale has a price, a sale date, a buyer and a seller in the columns it shares with leases', () => {
  expect(deal('Sale', '$5,400,000', 'Total')).toEqual({
    dealType: 'Sale',
    squareFootage: 60_000,
    salePrice: 5_400_000,
    saleDate: '2024-03-04',
    buyer: 'Alder Works',
    seller: 'Cove Trust',
  })
  expect(deal('Sale', '$90.00', 'PSF')).toMatchObject({ salePricePerSf: 90, saleDate: '2024-03-04' })
})

test('a row of a lease has a rent, a date signed, a tenant and a landlord in the same columns', () => {
  expect(deal('Lease', '$28,500', 'Per Mo. NNN')).toEqual({
    dealType: 'Lease',
    squareFootage: 60_000,
    leasedSf: 30_000,
    rentPerSf: 0.95,
    leaseType: 'NNN',
    dateSigned: '2024-03-04',
    tenant: 'Alder Works',
    landlordFirm: 'Cove Trust',
  })
})

test('no sum of a sale is ever read as a rent', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('Rate / Price', 'Price / Rate', 'Rent / Price'),
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.constantFrom('PSF', 'Total', 'PSF/Yr', ''),
      (header, sum, basis) => {
        const row = { 'Deal Type': 'Sale', ...DEAL, [header]: `$${sum}`, Basis: basis }
        expect(fieldsOf(row)).not.toHaveProperty('rentPerSf')
      },
    ),
  )
})

test('a price counted in another way than by the foot or as a whole is left out', () => {
  expect(deal('Sale', '$85,000', 'Per door')).not.toHaveProperty('salePrice')
})

test('a date of a row that says neither a lease nor a sale is left out, and the cell says why', () => {
  const row = { 'Signed / Closed': '3/4/2024', 'Clear Height': 24 }
  expect(fieldsOf(row)).toEqual({ clearHeight: 24 })
  expect(remarksOf(row)).toEqual({ dateSigned: 'of a lease or of a sale, which the row does not say' })
})

test('a closed sale is sold, and a closed lease is executed', () => {
  const row = { ...DEAL, Status: 'Closed', 'Rate / Price': '$5,400,000', Basis: 'Total' }
  expect(fieldsOf({ ...row, 'Deal Type': 'Sale' })).toMatchObject({ status: 'Sold' })
  expect(
    fieldsOf({ ...row, 'Deal Type': 'Renewal', 'Rate / Price': '$9.60', Basis: 'PSF/Yr' }),
  ).toMatchObject({ status: 'Executed', rentPerSf: 0.8 })
})
