import type { RoleAliases } from './role-aliases.ts'

export const propertyType: RoleAliases = {
  role: 'propertyType',
  aliases:
    'property type|building type|asset type|product type|type|space type|use type|building use|property use|primary use|use class|land use|space use|use|asset class|property category|category|building category|bldg type|prop type|use description|use code description|building style|structure type|~product|product category|property product type|primary property type|main use|current use|existing use|specific use|general use|property classification|land use description|land use code description|~usage|usage type|property usage|industrial type|type of property|type of building|type of space|space category|asset category|asset use|asset style|~sector|property sector|~class|building class description|category type|improvement type|~kind|property kind|facility type|warehouse type|land use type',
  avoid:
    'amount gfa sf area size floor lease rent rate tenant owner deal transaction listing sale construction sprinkler buyer seller',
  fillers: 'real primary use type current property building space',
  isShared: true,
}
