import { readLeaseType } from '../cells/read-lease-type.ts'
import { ownColumn } from './own-column.ts'

export const leaseType = ownColumn('leaseType', {
  aliases:
    'lease type|lease structure|expense structure|service type|rent structure|expense type|service|lease basis|net or gross|type of lease|recovery type|lease service type|rental structure',
  avoid: '',
  fillers: '',
  read: (cell) => readLeaseType(cell),
})
