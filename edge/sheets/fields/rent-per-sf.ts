import type { RoleAliases } from '../model/role-aliases.ts'

export const rentPerSf: RoleAliases = {
  role: 'rentPerSf',
  aliases:
    'rent|base rent|starting rent|start rent|initial rent|contract rent|net rent|face rent|in place rent|rental rate|lease rate|base rental rate|asking rent|asking rate|asking rental rate|asking lease rate|quoted rent|quoted rate|net asking rent|asking net rent|gross rent|rate|starting rate|start rate|initial rate|contract rate|dollars per sf per month|dollars per sf per year|dollars per sf month|dollars per sf year|per sf per month|per sf per year|rent price',
  avoid:
    'effective free escalation opex cam ti commencement date abatement increase bump basis type unit period frequency cap interest vacancy occupancy tax discount growth option concession step expiration deposit roll market forma proforma additional charge expense stop note comment currency paid change',
  fillers:
    'sf month year rentable dollars cad nnn mg modified gross net triple average month year asking base full service fsg weighted',
}
