import type { RoleAliases } from './role-aliases.ts'

export const salePrice: RoleAliases = {
  role: 'salePrice',
  aliases:
    'sale price|sold price|purchase price|last sale price|price|sale amount|asking price|list price|total price|consideration|asking sale price|price dollars|sales price|sale value|transaction price|deal price|contract price|closing price|closed price|sold for|acquisition price|acq price|acquisition cost|purchase amount|gross price|total sale price|total consideration|recorded price|last sold price|last price|sold amount|transaction value|transaction amount|sale consideration|offering price|offer price|listing price|listed price|~ask price|~current price|most recent sale price|building price|property price|sale price dollars|~sold|price paid|allocated price|allocated sale price|allocation|amount paid|~sold at|~sold dollars per sf|closing amount|selling price|selling amount|acquisition amount|close price|close amount',
  avoid:
    'sf unit acre cap date rent change type note psf reduction per range lease rental previous ft feet square leased',
  fillers: 'last m mm million mil thousand 000 000s',
}
