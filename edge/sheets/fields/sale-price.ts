import type { RoleAliases } from '../model/role-aliases.ts'

export const salePrice: RoleAliases = {
  role: 'salePrice',
  aliases:
    'sale price|sold price|purchase price|last sale price|price|sale amount|asking price|list price|total price|consideration|asking sale price',
  avoid: 'sf unit acre cap date rent change type note',
  fillers: 'last',
}
