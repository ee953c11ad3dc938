import { rentPerSf } from './rent-per-sf.ts'
import type { RoleAliases } from './role-aliases.ts'

export const effectiveRent: RoleAliases = {
  ...rentPerSf,
  role: 'effectiveRent',
  aliases:
    'net effective rent|ner|effective rent|net effective|net effective rate|effective base rent|effective rate|effective rental rate|effective lease rate|average effective rent|gross effective rent|eff rent|net eff rent|eff rate|net eff|straight line rent|net effective rental rate|effective',
  avoid: rentPerSf.avoid.replace('effective ', ''),
}
