import type { RoleAliases } from '../model/role-aliases.ts'

export const address: RoleAliases = {
  role: 'address',
  aliases:
    'address|street address|property address|address 1|address line 1|site address|building address|location address|full address|situs address|premises address|subject address|street|location|premises|address line|address full',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate 2 ip code type id',
  fillers: 'physical',
  isShared: true,
}
