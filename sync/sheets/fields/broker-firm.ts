import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const brokerFirm = ownColumn('brokerFirm', {
  aliases:
    'broker firm|brokerage|brokerage firm|brokerage company|broker company|listing company|listing firm|listing brokerage|leasing company|landlord rep company|landlord broker firm|listing broker firm|~firm|leasing company name|landlord rep firm|listing broker company|~agency|listing agency|broker agency|listing office|broker office|listing brokerage firm|landlord brokerage|landlord brokerage firm|landlord broker company|landlord rep company name|leasing firm|leasing brokerage|leasing agency|broker firm name|brokerage name|listing company name|listing firm name|agent company|agent firm|agent office|landlord agency|landlord rep brokerage|landlord rep agency|~lister|listing brokerage name|broker company name|company broker|listing broker company name|leasing brokerage firm|~firm name|sale company|sale company name|rep firm|rep company',
  avoid: 'tenant buyer seller phone email contact id address',
  fillers: 'name',
  isShared: true,
  read: (cell) => readText(cell, 'Brokerage'),
})
