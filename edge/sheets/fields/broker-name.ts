import type { RoleAliases } from '../model/role-aliases.ts'

export const brokerName: RoleAliases = {
  role: 'brokerName',
  aliases:
    'broker|broker name|listing broker|listing agent|landlord rep|landlord broker|landlord representative|agent|leasing agent|leasing broker|listing broker name|listing agent name|broker contact|agent name|leasing contact|leasing company contact|contact|contact name',
  avoid: 'phone email tenant buyer seller firm company license brokerage office co id address',
  fillers: 'name 1',
  isShared: true,
}
