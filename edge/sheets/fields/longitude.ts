import type { RoleAliases } from '../model/role-aliases.ts'

export const longitude: RoleAliases = {
  role: 'longitude',
  aliases: 'longitude|x coord|x coordinate|gps longitude|geo longitude|longitude decimal|x',
  avoid: 'latitude',
  fillers: 'degree decimal wgs84',
}
