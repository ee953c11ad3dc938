import type { RoleAliases } from '../model/role-aliases.ts'

export const suite: RoleAliases = {
  role: 'suite',
  aliases:
    'suite|unit|suite number|unit number|ste|bay number|space number|address 2|address line 2|premises number',
  avoid:
    'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate size sf price rent type total mix',
  fillers: '',
}
