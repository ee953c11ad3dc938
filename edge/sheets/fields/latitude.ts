import type { RoleAliases } from '../model/role-aliases.ts'

export const latitude: RoleAliases = {
  role: 'latitude',
  aliases: 'latitude|y coord|y coordinate|gps latitude|geo latitude|latitude decimal|y',
  avoid: 'longitude',
  fillers: 'degree decimal wgs84',
}
