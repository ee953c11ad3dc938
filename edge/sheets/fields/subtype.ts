import type { RoleAliases } from '../model/role-aliases.ts'

export const subtype: RoleAliases = {
  role: 'subtype',
  aliases:
    'property subtype|secondary type|subtype|sub type|property sub type|building subtype|secondary use',
  avoid: '',
  fillers: '',
}
