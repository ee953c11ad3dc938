import type { RoleAliases } from './role-aliases.ts'

export const squareFootage: RoleAliases = {
  role: 'squareFootage',
  isSize: true,
  aliases:
    'square footage|building sf|building size|sf|size|size sf|rba|rentable building area|gba|gross building area|rentable sf|rsf|rentable area|gla|gross leasable area|total sf|building area|total size|floor area|area|total building sf|sf total|building sf total|rentable building sf|gfa|gross floor area|property gfa total|use type gfa|largest property use type gfa|footprint|building footprint|warehouse sf|warehouse area|warehouse size|warehouse square footage|total area of comparable property|comparable property area|comparable area|property area|property size|property sf|structure size|structure sf|improvement sf|improvement size|improvement area|nra|nrsf|net rentable area|net rentable sf|nsf|gsf|building gross area|gross area|gross sf|net area|net sf|rba sf|leasable area|gross leasable sf|net leasable area|constructed area|built up area|facility size|plant size|square foot|square feet total|footage|total rba|total rsf|total gla|industrial sf|industrial area|building square footage|finished sf|center size|project size|project sf|living area|heated area|m2|sqm|sf building|~building total|~building|~total building|sf gross|sf rentable|bldg total sf|~built|total area',
  avoid:
    'price rent rate cost value tax tenant number percent type land lot site parcel office yard acre available leased vacant mezzanine warehouse typical floorplate divisible minimum maximum contiguous sublease bay column dock parking use unit premises suite space storage trailer acres lease deal transaction demised',
  fillers:
    'sf rentable gross net usable thousand k ksf msf million 000 000s m2 sqm nra comparable square footage area size approx bldg rba gla gba gfa',
}
