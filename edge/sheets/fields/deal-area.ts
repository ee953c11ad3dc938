import type { RoleAliases } from '../model/role-aliases.ts'

export const dealArea: RoleAliases = {
  role: 'dealArea',
  isSize: true,
  aliases:
    'leased sf|sf leased|area leased|leased area|leased size|deal size|transaction size|transaction sf|deal sf|lease sf|tenant sf|suite sf|suite size|premises sf|unit sf|unit size|space sf|space size|available sf|sf available|available area|space available|available space|available size',
  avoid:
    'price rent rate cost value tax number percent land lot site parcel office yard minimum maximum contiguous divisible date',
  fillers: 'sf rentable gross net usable thousand 000 000s',
}
