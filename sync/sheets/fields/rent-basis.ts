import type { RoleAliases } from './role-aliases.ts'

export const rentBasis: RoleAliases = {
  role: 'rentBasis',
  aliases:
    'rent basis|rate type|rate unit|rent unit|rent type|rate basis|rent period|rate period|rent frequency|rate frequency|basis|pricing basis|rental rate type|rental basis|rate per|rent per|rent unit of measure|asking rent unit',
  avoid: 'cost tax area free abatement',
  fillers: '',
}
