import type { RoleAliases } from '../model/role-aliases.ts'

export const opexPerSf: RoleAliases = {
  role: 'opexPerSf',
  aliases:
    'opex|op ex|operating expense|nnn charge|nnn expense|cam|cam charge|nnn|tmi|ticam|expense load|additional rent|~expense|nnn cost|opex charge|total expense|nnns|operating cost|op exp|nets|net charge|net expense|nnn fee|nnn estimate|estimated nnn|triple net|triple net charge|triple net expense|triple net cost|triple nets|taxes and op|tax and op|taxes and opex|taxes and operating|t and o|t and op|cam tax in|tax cam in|cam tax insurance|cam tax|cam and tax|tax insurance cam|taxes insurance cam|cam insurance tax|cam in tax|taxes cam insurance|tax insurance and cam|recovery|recoverie|recoveries|expense recovery|recoverable expense|expense reimbursement|~reimbursement|pass through|passthrough|pass thru|operating charge|add l rent|addl rent|addt l rent|addtl rent|common area maintenance|common charge|cam fee|cam expense|cam cost|estimated cam|expense per sf|total opex|opex and tax|opex tax|opex total|opex cam|opex estimate|opex amount|opex cost|opex pass through|op cost|operating expenses and taxes|service charge|tmi cost|monthly nnn|nnn per month|nnn psf|nnn dollars|net charges|ti cam|expenses psf|landlord expense|operating taxes|est nnn|taxes and ops|tax and ops|taxes and operating expenses|ops and taxes|op and tax|opex and taxes|ops|tax in cam|in tax cam|in cam tax|tax cam and in|tax in and cam|cam tax and in|cam in and tax|tax and in|cam in|tax in',
  avoid: 'type structure ratio date cap reimbursement recapture escalation stop sale',
  fillers: 'sf month year rentable dollars cad charge total amount fee cost expense opex psf',
}
