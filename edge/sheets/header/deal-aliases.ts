import type { RoleAliases } from './role-aliases.ts'

const MONEY_FILLERS = 'sf month year rentable dollars cad'
const NO_PARTY =
  'phone email industry type sf size contact improvement id address city state zip website naic sic credit'

/** Headers of leases, sales and the people in them. */
export const DEAL_ALIASES: readonly RoleAliases[] = [
  {
    role: 'rentPerSf',
    aliases:
      'rent|base rent|starting rent|start rent|initial rent|contract rent|net rent|face rent|in place rent|rental rate|lease rate|base rental rate|asking rent|asking rate|asking rental rate|asking lease rate|quoted rent|quoted rate|net asking rent|asking net rent|gross rent|rate|starting rate|start rate|initial rate|contract rate|dollars per sf per month|dollars per sf per year|dollars per sf month|dollars per sf year|per sf per month|per sf per year|rent price',
    avoid:
      'effective free escalation opex cam ti commencement date abatement increase bump basis type unit period frequency cap interest vacancy occupancy tax discount growth option concession step expiration deposit roll market forma proforma additional charge expense stop note comment currency paid change',
    fillers: `${MONEY_FILLERS} nnn mg modified gross net triple average month year asking base full service fsg weighted`,
  },
  {
    role: 'rentBasis',
    aliases:
      'rent basis|rate type|rate unit|rent unit|rent type|rate basis|rent period|rate period|rent frequency|rate frequency|basis|pricing basis|rental rate type|rental basis|rate per|rent per|rent unit of measure|asking rent unit',
    avoid: 'cost tax area',
    fillers: '',
  },
  {
    role: 'currency',
    aliases: 'currency|currency code|rent currency|price currency',
    avoid: '',
    fillers: '',
  },
  {
    role: 'leaseType',
    aliases:
      'lease type|lease structure|expense structure|service type|rent structure|expense type|service|lease basis|net or gross|type of lease|recovery type|lease service type|rental structure',
    avoid: '',
    fillers: '',
  },
  {
    role: 'opexPerSf',
    aliases:
      'opex|op ex|operating expense|nnn charge|nnn expense|cam|cam charge|nnn|tmi|ticam|expense load|expense stop|additional rent|expense|nnn cost|opex charge|total expense|nnns|operating cost|op exp',
    avoid: 'type structure ratio date cap reimbursement',
    fillers: `${MONEY_FILLERS} charge`,
  },
  {
    role: 'rentEscalationPct',
    aliases:
      'escalation|rent escalation|annual escalation|bump|rent bump|annual bump|annual increase|annual rent increase|rent increase|increase|rent step|annual rent escalation|step|rent growth',
    avoid: 'date next amount option',
    fillers: 'percent year',
  },
  {
    role: 'freeRentMonths',
    aliases:
      'free rent|free rent month|abatement|rent abatement|month free|free month|abated rent|free rent period',
    avoid: 'dollars sf value amount',
    fillers: 'month',
  },
  {
    role: 'tiPerSf',
    aliases:
      'ti|ti allowance|tia|tenant improvement|tenant improvement allowance|improvement allowance|ti psf',
    avoid: 'date note',
    fillers: `${MONEY_FILLERS} allowance`,
  },
  {
    role: 'leaseTerm',
    aliases:
      'lease term|term|duration|lease length|lease duration|length of lease|initial term|length of term|term length',
    avoid: 'remaining free option date notice renewal left commencement expiration start end other sale rent',
    fillers: 'month year',
  },
  {
    role: 'commencement',
    aliases:
      'commencement|commencement date|lease commencement|lease commencement date|rent commencement|rent commencement date|lcd|rcd|lease start|lease start date|start date|lease begin|occupancy date|move in date|move in|available date|date available|availability|availability date|possession date|lease from|commence|lease commence|start|begin date|lease begins',
    avoid: 'option sale',
    fillers: 'date',
  },
  {
    role: 'expiration',
    aliases:
      'expiration|expiration date|lease expiration|lease expiration date|exp|exp date|lxd|expiry|expiry date|lease end|lease end date|end date|termination date|lease expiry|lease exp|expire|lease expire|lease to|led|lease ends',
    avoid: 'option notice listing insurance',
    fillers: 'date',
  },
  {
    role: 'dateSigned',
    aliases:
      'date signed|signed date|execution date|date executed|executed date|executed|sign date|lease date|signing date|lease signed|lease execution date|lease signing date|deal date|transaction date|signed|lease signed date',
    avoid: 'sale listing update',
    fillers: 'date',
  },
  {
    role: 'salePrice',
    aliases:
      'sale price|sold price|purchase price|last sale price|price|sale amount|asking price|list price|total price|consideration|asking sale price',
    avoid: 'sf unit acre cap date rent change type note',
    fillers: 'last',
  },
  {
    role: 'salePricePerSf',
    aliases:
      'price per sf|sale price per sf|price sf|sale per sf|ppsf|sold price per sf|purchase price per sf|asking price per sf|sale dollars per sf',
    avoid: 'land acre unit lot rent',
    fillers: 'building',
  },
  {
    role: 'tenant',
    aliases:
      'tenant|tenant name|lessee|lessee name|occupier|occupant|current tenant|tenant company|major tenant|client|customer|company',
    avoid: `${NO_PARTY} rep representative broker agent prior previous former number count percent`,
    fillers: 'name current',
  },
  {
    role: 'landlordFirm',
    aliases:
      'landlord|landlord name|lessor|lessor name|owner|property owner|owner name|ownership|landlord firm|landlord company|true owner|recorded owner|owner company|landlord owner|owner landlord',
    avoid: `${NO_PARTY} rep representative broker agent prior previous former occupied user`,
    fillers: 'name current firm company',
  },
  {
    role: 'brokerName',
    aliases:
      'broker|broker name|listing broker|listing agent|landlord rep|landlord broker|landlord representative|agent|leasing agent|leasing broker|listing broker name|listing agent name|broker contact|agent name|leasing contact|leasing company contact|contact|contact name',
    avoid: 'phone email tenant buyer seller firm company license brokerage office co id address',
    fillers: 'name 1',
  },
  {
    role: 'brokerFirm',
    aliases:
      'broker firm|brokerage|brokerage firm|brokerage company|broker company|listing company|listing firm|listing brokerage|leasing company|landlord rep company|landlord broker firm|listing broker firm|firm|leasing company name|landlord rep firm|listing broker company',
    avoid: 'tenant buyer seller phone email contact id address',
    fillers: 'name',
  },
  {
    role: 'brokerPhone',
    aliases:
      'broker phone|agent phone|contact phone|listing broker phone|listing agent phone|phone|phone number|telephone|leasing company phone|broker phone number|broker telephone',
    avoid: 'tenant buyer seller owner landlord fax',
    fillers: 'number 1',
  },
  {
    role: 'brokerEmail',
    aliases:
      'broker email|agent email|contact email|listing broker email|listing agent email|email|email address|e mail|broker e mail',
    avoid: 'tenant buyer seller owner landlord',
    fillers: '1',
  },
  {
    role: 'seller',
    aliases: 'seller|seller name|grantor|true seller|vendor|recorded seller',
    avoid: `${NO_PARTY} rep broker agent`,
    fillers: 'name company',
  },
  {
    role: 'buyer',
    aliases: 'buyer|buyer name|purchaser|grantee|true buyer|recorded buyer',
    avoid: `${NO_PARTY} rep broker agent`,
    fillers: 'name company',
  },
  {
    role: 'pdfUrl',
    aliases:
      'brochure|pdf|flyer|pdf url|brochure url|brochure link|marketing brochure|marketing flyer|flyer link|flyer url|pdf link|link|url',
    avoid: 'map photo image video',
    fillers: 'url link pdf',
  },
  {
    role: 'notes',
    aliases:
      'note|comment|remark|property note|property comment|description|property description|highlight|property highlight|feature|amenity|lease comment|lease note|deal note|additional comment|additional note|general comment|building comment|building note|building description|other note',
    avoid: '',
    fillers: '',
  },
]
