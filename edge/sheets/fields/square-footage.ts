import type { RoleAliases } from '../model/role-aliases.ts'

export const squareFootage: RoleAliases = {
  role: 'squareFootage',
  isSize: true,
  aliases:
    'square footage|building sf|building size|sf|size|size sf|rba|rentable building area|gba|gross building area|rentable sf|rsf|rentable area|gla|gross leasable area|total sf|building area|total size|floor area|area|total building sf|sf total|building sf total|rentable building sf',
  avoid:
    'price rent rate cost value tax tenant number percent type land lot site parcel office yard acre available leased vacant mezzanine warehouse typical floorplate divisible minimum maximum contiguous sublease bay column dock',
  fillers: 'sf rentable gross net usable thousand ksf 000 000s m2 sqm nra',
}
