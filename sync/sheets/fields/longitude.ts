import type { RoleAliases } from './role-aliases.ts'

export const longitude: RoleAliases = {
  role: 'longitude',
  aliases:
    'longitude|x coord|x coordinate|gps longitude|geo longitude|longitude decimal|x|property longitude|site longitude|x long|long x|x longitude|x lon|geo long|geo lng|centroid x|centroid lon|long dd|point x|longitude x',
  avoid: 'latitude',
  fillers: 'degree decimal wgs84',
}
