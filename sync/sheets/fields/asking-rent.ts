import { rentPerSf } from './rent-per-sf.ts'
import type { RoleAliases } from './role-aliases.ts'

const ASKED = 'asking ask quoted quoting list listed listing advertised marketed published offered offering'
const RENTS = [
  'rent',
  'rate',
  'rental rate',
  'lease rate',
  'base rent',
  'net rent',
  'per sf',
  'dollars per sf',
]
const OTHERS =
  'net asking rent|~asking|asking rate nnn|asking lease|rent asking|asking rent per sf|asking rent rate|asking rent amount|~quoted|~ask|asking annual rent|asking monthly rent|rent ask|~asking price per sf|~asking lease price'

/** What is asked is the rent where the sheet has no other. */
export const askingRent: RoleAliases = {
  ...rentPerSf,
  role: 'askingRent',
  aliases: [...ASKED.split(' ').flatMap((asked) => RENTS.map((rent) => `${asked} ${rent}`)), OTHERS].join(
    '|',
  ),
}
