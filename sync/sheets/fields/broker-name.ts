import type { RoleAliases } from './role-aliases.ts'

export const brokerName: RoleAliases = {
  role: 'brokerName',
  aliases:
    'broker|broker name|listing broker|listing agent|landlord rep|landlord broker|landlord representative|agent|leasing agent|leasing broker|listing broker name|listing agent name|broker contact|agent name|leasing contact|leasing company contact|~contact|~contact name|brokers|broker s name|listing brokers|landlord broker name|landlord agent|landlord agent name|landlord rep name|landlord side broker|landlord rep broker|lessor broker|lessor rep|lessor agent|leasing rep|leasing representative|leasing agent name|leasing broker name|lease contact|leasing contact name|listing contact|listing contact name|listing rep|listing representative|~primary contact|~property contact|sale contact|primary agent|primary broker|broker 1|agent 1|listing agent 1|listing broker 1|broker agent|agent broker|broker listing|agent listing|brokers listing|owner rep|owner broker|owner representative|leasing agents|sales agent|sales contact|sale company contact|sale listing broker|sales broker|listed by|marketed by|represented by|~rep|~representative|broker of record|landlord brokers|salesperson|broker contact name|broker landlord|~broker phone|~listing broker phone|~agent phone|~contact phone|owner agent',
  avoid: 'phone email tenant buyer seller firm company license brokerage office co id address',
  fillers: 'name 1 s names listing primary lead landlord',
  isShared: true,
}
