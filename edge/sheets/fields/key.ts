import type { RoleAliases } from '../model/role-aliases.ts'

export const key: RoleAliases = {
  role: 'key',
  aliases:
    'property id|location code|apn|parcel number|assessor parcel number|parcel id|ain|property number|property code|building id|asset id|comp id|listing id|record id|costar id|unique id|real property unique id|folio|folio number|id|property uid|uuid',
  avoid: 'tenant owner broker company parent user',
  fillers: '',
}
