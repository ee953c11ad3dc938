import { readLeaseType } from '../cells/rent/read-lease-type.ts'
import { ownColumn } from './own-column.ts'

export const leaseType = ownColumn('leaseType', {
  aliases:
    'lease type|~lease|lease structure|expense structure|service type|rent structure|expense type|service|lease basis|net or gross|type of lease|recovery type|lease service type|rental structure|~type|~rate type|~rent type|~nnn|~net|type of rent|lease classification|lease expense type|expense basis|expense responsibility|lease form|net gross|gross net|nnn gross|gross or net|nnn or gross|nnn g|nnn mg|lease structure type|~structure|rate structure|~rental type|service basis|~services|rent services|expense recovery type|reimbursement type|recovery structure|net type|rent service type|~cost basis|~term|~recoveries|~recovery|~expense|~reimbursement|~opex|~expense recovery',
  avoid: '',
  fillers: '',
  read: (cell) => readLeaseType(cell),
})
