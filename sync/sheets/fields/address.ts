import type { RoleAliases } from './role-aliases.ts'

export const address: RoleAliases = {
  role: 'address',
  aliases:
    'address|street address|municipal address|civic address|postal address|property address|address 1|address line 1|site address|building address|location address|full address|situs address|premises address|subject address|street|location|premises|address line|address full|address street|property street address|building address line 1|prop address|site street address|~situs|situs street address|comp address|deal address|lease address|space address|premise address|~premise|physical address|full street address|complete address|address of property|address of comp|comp location|property location|street number and name|address street number and name|address st number and name|st number and name|street addr|~property|~building|~site|~subject|~comp|~comparable|~comp property|facility address|asset address|project address|~add|addr 1|address1|address 1 line|location street|street no name|listing address|unit address|~where|address city|address and city|address city state|address city state zip',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate 2 ip code type id current',
  fillers: 'physical street line full 1 comparable',
  isShared: true,
}
