import type { RoleAliases } from './role-aliases.ts'

export const officeSf: RoleAliases = {
  role: 'officeSf',
  aliases:
    'office sf|office space|office area|office size|office|percent office|office percent|percent office space|office finish|sf office|office build out|office buildout|ofc sf|ofc|ofc percent|percent ofc|office sqft|office square footage|office ft|sf of office|office build out sf|office finished|office finish sf|~percent finished|office component|office portion|total office|total office sf|office ratio|office content|offices|office sf percent|amount of office|percent of office|office included|~finish percent|office finish percent|~front office|office buildout percent',
  avoid: 'rent rate price phone tenant location number type class regional field',
  fillers: 'sf percent m2',
}
