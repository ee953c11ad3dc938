import { readPeopleOfFirm } from '../cells/people/read-broker.ts'
import { ownColumn } from './own-column.ts'

const LABEL = 'Tenant broker'

export const tenantRepName = ownColumn('tenantRepName', {
  aliases:
    'tenant rep|tenant rep name|tenant broker|tenant broker name|tenant representative|tenant agent|tenant rep broker|tenant rep agent|lessee broker|lessee rep|procuring broker|tenant side broker|tenant rep contact|tenant rep person|tenants broker|tr broker|tr|tr rep|procuring rep|procuring agent|procuring representative|lessee agent|lessee representative|t representative|~procuring',
  avoid: 'phone email firm company brokerage office id address',
  fillers: 'name 1',
  read: (cell) => readPeopleOfFirm(cell, LABEL).name,
  also: (cell) => {
    const { firm } = readPeopleOfFirm(cell, LABEL)
    return firm === null ? [] : [{ field: 'tenantRepFirm', reading: { value: firm } }]
  },
})
