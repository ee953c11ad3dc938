import type { RoleAliases } from './role-aliases.ts'

export const leaseTerm: RoleAliases = {
  role: 'leaseTerm',
  aliases:
    'lease term|term|duration|lease length|lease duration|length of lease|initial term|length of term|term length|term month|term year|term in month|term in year|term of lease|lease term month|lease term year|lease term length|lease period|rental term|contract term|contract length|initial lease term|base term|original term|primary term|term lease|total term|total lease term|term duration|~length|~month|year term|months term|~lease month|~lease year|~number of month|mth term|~tenor|lease duration month|term mo|term yr|initial length|initial duration|base length|base duration|length in month|duration in month|term expiration year month',
  avoid:
    'remaining free option notice renewal left commencement expiration start end other sale rent escalation renew',
  fillers: 'month year',
}
