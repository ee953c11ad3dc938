import type { RoleAliases } from '../model/role-aliases.ts'

export const salePricePerSf: RoleAliases = {
  role: 'salePricePerSf',
  aliases:
    'price per sf|sale price per sf|price sf|sale per sf|ppsf|sold price per sf|purchase price per sf|asking price per sf|sale dollars per sf',
  avoid: 'land acre unit lot rent',
  fillers: 'building',
}
