import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const landlordFirm = ownColumn('landlordFirm', {
  aliases:
    'landlord|landlord seller|seller landlord|owner seller|seller owner|lessor seller|landlord name|lessor|lessor name|owner|property owner|owner name|ownership|landlord firm|landlord company|true owner|recorded owner|owner company|landlord owner|owner landlord|landlord lessor|lessor landlord|landlord entity|owner entity|ownership entity|ownership name|owner of record|legal owner|fee owner|owner lessor|lessor owner|building owner|current owner|owner full name|owner 1|owner1 name|owner 1 name|owner names|~taxpayer|taxpayer name|assessee|landlord company name|landlord s name|owned by|property owner name|owner company name|titleholder|title holder|event holder|owner developer|developer owner|true owner name|recorded owner name|parent company owner|landlord group|~investor|~lesser|proprietor',
  avoid:
    'phone email industry type sf size contact improvement id address city state zip website naic sic credit rep representative broker agent prior previous former occupied user occupancy pays responsibility cost work date change mailing since',
  fillers: 'name current firm company property entity group',
  isShared: true,
  read: (cell) => readText(cell, 'Landlord'),
})
