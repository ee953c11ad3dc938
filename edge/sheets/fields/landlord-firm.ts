import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const landlordFirm = ownColumn('landlordFirm', {
  aliases:
    'landlord|landlord name|lessor|lessor name|owner|property owner|owner name|ownership|landlord firm|landlord company|true owner|recorded owner|owner company|landlord owner|owner landlord',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep representative broker agent prior previous former occupied user',
  fillers: 'name current firm company',
  isShared: true,
  read: (cell) => readText(cell, 'Landlord'),
})
