import type { RoleAliases } from './role-aliases.ts'

/** What was of no field when our own file was written. */
export const custom: RoleAliases = {
  role: 'custom',
  aliases: 'other columns',
  avoid: '',
  fillers: '',
}
