import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const brokerFirm = ownColumn('brokerFirm', {
  aliases:
    'broker firm|brokerage|brokerage firm|brokerage company|broker company|listing company|listing firm|listing brokerage|leasing company|landlord rep company|landlord broker firm|listing broker firm|firm|leasing company name|landlord rep firm|listing broker company',
  avoid: 'tenant buyer seller phone email contact id address',
  fillers: 'name',
  isShared: true,
  read: (cell) => readText(cell, 'Brokerage'),
})
