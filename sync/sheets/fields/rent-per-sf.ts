import type { RoleAliases } from '../model/role-aliases.ts'

export const rentPerSf: RoleAliases = {
  role: 'rentPerSf',
  aliases:
    'rent|base rent|starting rent|start rent|initial rent|contract rent|net rent|face rent|in place rent|rental rate|lease rate|base rental rate|gross rent|rate|starting rate|start rate|initial rate|contract rate|commencement rent|commencing rent|commencement rate|year 1 rent|yr 1 rent|first year rent|1st year rent|year one rent|rent year 1|year 1 rate|yr1 rent|current rent|current base rent|current rate|current rental rate|base rate|base lease rate|lease rental|rent rate|signed rent|signed rate|executed rent|executed rate|deal rent|deal rate|achieved rent|taking rent|passing rent|scheduled rent|scheduled base rent|minimum rent|~fixed rent|rental|net rate|nnn rate|nnn rent|net rental rate|gross rate|gross rental rate|rent psf|dollars per sf per month|dollars per sf per year|dollars per sf month|dollars per sf year|per sf per month|per sf per year|per sf month|per sf year|rent price|rent amount|~amount month|dollars amount per month|dollars amount month|amount per month|~per month|~dollars per month|~dollars month|~per year|~dollars per year|rent dollars|dollars rent|base rent amount|rent charge|dollars per sf nnn|dollars per sf net|dollars per sf gross|dollars per sf mg|per sf nnn|per sf net|~dollars sf|dollars per sf per month nnn|dollars per sf per year nnn|average rent|weighted average rent|rent per sf average|lease price|~price|~price per sf|~asking price|~price sf',
  avoid:
    'effective free escalation opex cam ti commencement date abatement increase bump basis type unit period frequency cap interest vacancy occupancy tax discount growth option concession step expiration deposit roll market forma proforma additional charge expense stop note comment currency paid change sale sold land building recoverable percentage',
  fillers:
    'sf month year rentable dollars cad nnn mg modified gross net triple average asking base full service fsg weighted amount psf starting initial fs gr mth lease current contract total',
}
