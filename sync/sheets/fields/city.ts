import type { RoleAliases } from './role-aliases.ts'

export const city: RoleAliases = {
  role: 'city',
  aliases:
    'city|town|municipality|city name|city town|situs city|city state|city state zip|city st zip|city and state|city st|~jurisdiction|property city|locality|site city|building city|city municipality|municipality city|city jurisdiction|city or town|town city|city of|premises city|~address city|~location city|city property|post town|postal city|city village|~township|~village|~municipal|~community|~place|physical city|market city',
  avoid: 'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate',
  fillers: 'situs name physical',
  isShared: true,
}
