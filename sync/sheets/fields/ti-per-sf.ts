import type { RoleAliases } from './role-aliases.ts'

export const tiPerSf: RoleAliases = {
  role: 'tiPerSf',
  aliases:
    'ti|ti allowance|tia|tenant improvement|tenant improvement allowance|improvement allowance|ti psf|ti value|ti value work value|~work value|work value ti|work allowance|tenant allowance|tenant improvement psf|tenant improvement per sf|ti per sf|ti sf|ti package|ti pkg|ti amount|ti cost|ti dollars|ti dollar|ti dollars per sf|tenant improvement cost|tenant improvement dollars|tenant improvement package|improvement allowance psf|~landlord work|landlord contribution|landlord allowance|landlord ti|landlord improvement allowance|~work letter|construction allowance|build out allowance|buildout allowance|fit out allowance|fitout allowance|cash allowance|ti given|ti landlord work|ti and landlord work|ti landlord|ti s|tenant fit out|ti concession|~tenant work|ti total|total ti|ti allowance psf|ti rate|t i allowance|~tenant finish|tenant finish allowance|tfa|tis',
  avoid: 'date',
  fillers: 'sf month year rentable dollars cad allowance psf value amount total landlord work',
}
