import type { RoleAliases } from './role-aliases.ts'

export const subtype: RoleAliases = {
  role: 'subtype',
  aliases:
    'property subtype|secondary type|subtype|sub type|property sub type|building subtype|secondary use|secondary property type|secondary building type|secondary space type|property secondary type|type 2|property type 2|second use|sub category|property sub category|subcategory|sub use|detailed type|sub asset type|property subtype description|secondary category|type detail',
  avoid: 'lease deal rent sale tenant',
  fillers: '',
}
