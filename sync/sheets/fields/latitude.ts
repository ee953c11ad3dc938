import type { RoleAliases } from './role-aliases.ts'

export const latitude: RoleAliases = {
  role: 'latitude',
  aliases:
    'latitude|y coord|y coordinate|gps latitude|geo latitude|latitude decimal|y|lat coordinate|property latitude|site latitude|y lat|lat y|y latitude|geo lat|centroid y|centroid lat|lat dd|point y|latitude y',
  avoid: 'longitude',
  fillers: 'degree decimal wgs84',
}
