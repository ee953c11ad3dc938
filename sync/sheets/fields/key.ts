import type { RoleAliases } from './role-aliases.ts'

export const key: RoleAliases = {
  role: 'key',
  aliases:
    'property id|location code|property number|property code|building id|asset id|costar id|unique id|real property unique id|id|property uid|uuid|costar property id|building code|asset number|building number|key|source id|internal id|external id|system id|object id|global id|objectid|asset key|property key|facility id|facility number|site id|site number|site code|loc id|location id|location number|loan id|building key|entity id|unit id|guid|building ref|bldg id|bldg code|bldg number|property ref|property reference|property ref id|propertyid|property record id|asset code|yardi code|property list id|market property id|co star id|co star property id',
  avoid: 'tenant owner broker company parent user lease comp deal tax parcel assessor',
  fillers: '',
}
