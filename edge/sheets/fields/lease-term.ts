import type { RoleAliases } from '../model/role-aliases.ts'

export const leaseTerm: RoleAliases = {
  role: 'leaseTerm',
  aliases:
    'lease term|term|duration|lease length|lease duration|length of lease|initial term|length of term|term length',
  avoid: 'remaining free option date notice renewal left commencement expiration start end other sale rent',
  fillers: 'month year',
}
