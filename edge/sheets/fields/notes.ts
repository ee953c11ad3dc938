import type { RoleAliases } from '../model/role-aliases.ts'

export const notes: RoleAliases = {
  role: 'notes',
  aliases:
    'note|comment|remark|property note|property comment|description|property description|highlight|property highlight|feature|amenity|lease comment|lease note|deal note|additional comment|additional note|general comment|building comment|building note|building description|other note',
  avoid: '',
  fillers: '',
}
