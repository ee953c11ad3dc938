import type { RoleAliases } from './role-aliases.ts'

export const notes: RoleAliases = {
  role: 'notes',
  aliases:
    'note|comment|remark|property note|property comment|description|property description|highlight|property highlight|feature|amenity|lease comment|lease note|deal note|additional comment|additional note|general comment|building comment|building note|building description|other note|deal comment|deal terms comment|broker comment|broker note|notes and comment|comment and note|comments notes|additional detail|~detail|~details|other comment|~other|~misc|miscellaneous|special note|terms note|~term note|property detail|property remark|listing remark|public remark|marketing description|marketing comment|listing description|narrative|~summary|property summary|research note|internal note|building feature|additional information|additional info|~info|space note|space description|space comment|property feature|sale note|sale comment|lease remark|comp note|comp comment|transaction note|transaction comment|general note|memo|descr|desc|additional term|other term|key feature|selling point|observation',
  avoid: '',
  fillers: '',
}
