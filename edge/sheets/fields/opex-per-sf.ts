import type { RoleAliases } from '../model/role-aliases.ts'

export const opexPerSf: RoleAliases = {
  role: 'opexPerSf',
  aliases:
    'opex|op ex|operating expense|nnn charge|nnn expense|cam|cam charge|nnn|tmi|ticam|expense load|expense stop|additional rent|expense|nnn cost|opex charge|total expense|nnns|operating cost|op exp',
  avoid: 'type structure ratio date cap reimbursement',
  fillers: 'sf month year rentable dollars cad charge',
}
