import type { RoleAliases } from '../model/role-aliases.ts'

export const officeSf: RoleAliases = {
  role: 'officeSf',
  aliases:
    'office sf|office space|office area|office size|office|percent office|office percent|percent office space|office finish|sf office|office build out|office buildout',
  avoid: 'rent rate price phone tenant location number type class regional field',
  fillers: 'sf percent m2',
}
