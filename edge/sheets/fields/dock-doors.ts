import type { RoleAliases } from '../model/role-aliases.ts'

export const dockDoors: RoleAliases = {
  role: 'dockDoors',
  aliases:
    'dock door|dock|loading dock|dock high door|dock high|dh|dh door|truck well|truck level|truck level door|tl|tw|dock high loading|exterior dock|dock position|dock count|door dock high|dock high position',
  avoid: 'type height size leveler width depth cross grade drive',
  fillers: 'exterior ext interior count',
}
