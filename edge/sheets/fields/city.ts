import type { RoleAliases } from '../model/role-aliases.ts'

export const city: RoleAliases = {
  role: 'city',
  aliases:
    'city|town|municipality|city name|city town|situs city|city state|city state zip|city st zip|city and state|city st',
  avoid: 'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate',
  fillers: '',
  isShared: true,
}
