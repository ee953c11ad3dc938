import type { RoleAliases } from '../model/role-aliases.ts'
import { rentPerSf } from './rent-per-sf.ts'

/** What is asked is the rent where the sheet has no other. */
export const askingRent: RoleAliases = {
  ...rentPerSf,
  role: 'askingRent',
  aliases:
    'asking rent|asking rate|asking rental rate|asking lease rate|quoted rent|quoted rate|net asking rent|asking net rent|list rent|listed rent|listing rate|advertised rent|asking base rent|~asking|asking rate nnn|asking lease|quoted rental rate|rent asking|asking rent per sf|asking rent rate|asking rent amount|~quoted|ask rent|ask rate|~ask|marketed rent|offered rent|asking annual rent|asking monthly rent|rent ask|quoting rent|quoting rate|published rent|published rate|offered rate|offering rent|offering rate|asking per sf|ask per sf|quoted per sf|listed per sf',
}
