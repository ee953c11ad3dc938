import type { RoleAliases } from './role-aliases.ts'

export const currency: RoleAliases = {
  role: 'currency',
  aliases: 'currency|currency code|rent currency|price currency',
  avoid: '',
  fillers: '',
}
