import type { RoleAliases } from '../model/role-aliases.ts'

export const tiPerSf: RoleAliases = {
  role: 'tiPerSf',
  aliases: 'ti|ti allowance|tia|tenant improvement|tenant improvement allowance|improvement allowance|ti psf',
  avoid: 'date note',
  fillers: 'sf month year rentable dollars cad allowance',
}
