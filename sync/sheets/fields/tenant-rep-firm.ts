import { readText } from '../cells/read-text.ts'
import { ownColumn } from './own-column.ts'

export const tenantRepFirm = ownColumn('tenantRepFirm', {
  aliases:
    'tenant rep firm|tenant rep company|tenant brokerage|tenant broker firm|tenant broker company|tenant brokerage firm|tenant brokerage company|tenant representative firm|tenant rep brokerage|tenant representative company|procuring brokerage|tenant agency|tenant rep agency',
  avoid: 'phone email contact id address',
  fillers: 'name',
  read: (cell) => readText(cell, 'Tenant brokerage'),
})
