import type { RoleAliases } from './role-aliases.ts'

/** The rents of a lease one after the other. What the cells say is read beside the rent of their row. */
export const rentSteps: RoleAliases = {
  role: 'rentSteps',
  aliases:
    'rent step|rent schedule|base rent schedule|schedule of rent|rental rate schedule|rent step schedule|contract rent schedule|lease rent schedule|rent roll schedule|rent by year|schedule of base rent',
  avoid: 'date market option expense opex next',
  fillers: 'lease base annual contract sf year month',
}
