import type { RoleAliases } from '../model/role-aliases.ts'

export const propertyType: RoleAliases = {
  role: 'propertyType',
  aliases:
    'property type|building type|asset type|product type|type|space type|use type|building use|property use|primary use|use class|land use|space use|use|asset class|property category|category|building category',
  avoid: 'lease rent rate tenant owner deal transaction listing sale construction sprinkler buyer seller',
  fillers: 'real primary',
  isShared: true,
}
