import type { RoleAliases } from './role-aliases.ts'

const NO_SIZE = 'price rent rate cost value tax tenant number percent type'

/** Headers of what a building is. */
export const BUILDING_ALIASES: readonly RoleAliases[] = [
  {
    role: 'propertyType',
    aliases:
      'property type|building type|asset type|product type|type|space type|use type|building use|property use|primary use|use class|land use|space use|use|asset class|property category|category|building category',
    avoid: 'lease rent rate tenant owner deal transaction listing sale construction sprinkler buyer seller',
    fillers: 'real primary',
  },
  {
    role: 'subtype',
    aliases:
      'property subtype|secondary type|subtype|sub type|property sub type|building subtype|secondary use',
    avoid: '',
    fillers: '',
  },
  {
    role: 'squareFootage',
    isSize: true,
    aliases:
      'square footage|building sf|building size|sf|size|size sf|rba|rentable building area|gba|gross building area|rentable sf|rsf|rentable area|gla|gross leasable area|total sf|building area|total size|floor area|area|total building sf|sf total|building sf total|rentable building sf',
    avoid: `${NO_SIZE} land lot site parcel office yard acre available leased vacant mezzanine warehouse typical floorplate divisible minimum maximum contiguous sublease bay column dock`,
    fillers: 'sf rentable gross net usable thousand ksf 000 000s m2 sqm nra',
  },
  {
    role: 'dealArea',
    isSize: true,
    aliases:
      'leased sf|sf leased|area leased|leased area|leased size|deal size|transaction size|transaction sf|deal sf|lease sf|tenant sf|suite sf|suite size|premises sf|unit sf|unit size|space sf|space size|available sf|sf available|available area|space available|available space|available size',
    avoid:
      'price rent rate cost value tax number percent land lot site parcel office yard minimum maximum contiguous divisible date',
    fillers: 'sf rentable gross net usable thousand 000 000s',
  },
  {
    role: 'landSizeAcres',
    isSize: true,
    aliases:
      'land acre|acre|lot acre|site acre|parcel acre|land size|lot size|site size|site area|land area|lot area|parcel size|parcel area|land|land sf|lot sf|parcel sf|site sf',
    avoid: 'price rent rate cost value tax number block use type far coverage',
    fillers: 'sf acre gross net usable m2 ha hectare',
  },
  {
    role: 'clearHeight',
    aliases:
      'clear height|clear|ceiling height|clear ceiling height|warehouse clear height|clearance|clear ceiling|ceiling|clearance height|ceiling clearance|eave height|eave',
    avoid: 'maximum span date office hook crane door',
    fillers: 'feet m meter minimum min in inch interior',
  },
  {
    role: 'dockDoors',
    aliases:
      'dock door|dock|loading dock|dock high door|dock high|dh|dh door|truck well|truck level|truck level door|tl|tw|dock high loading|exterior dock|dock position|dock count|door dock high|dock high position',
    avoid: 'type height size leveler width depth cross grade drive',
    fillers: 'exterior ext interior count',
  },
  {
    role: 'gradeDoors',
    aliases:
      'grade level door|grade level|grade door|drive in door|drive in|grade|gl|di|gl door|drive in bay|oversized door|oversized|ground level door|grade level loading|ramp door|gld|door grade level|drive ins grade level',
    avoid: 'type height size width dock building asset investment',
    fillers: 'count',
  },
  {
    role: 'doors',
    aliases:
      'door|loading|loading door|dock grade door|dock grade|dock and grade|dh gl|dock drive in|dock and drive in|dock high grade level|door dock grade|loading dock grade|dock high drive in|dock door grade door',
    avoid: 'type size',
    fillers: 'dh gl',
  },
  {
    role: 'truckCourtFeet',
    aliases: 'truck court|truck court depth|court depth|truckcourt|truck court size',
    avoid: '',
    fillers: 'feet m meter',
  },
  {
    role: 'trailerStalls',
    aliases:
      'trailer parking|trailer stall|trailer space|trailer storage|trailer position|trailer drop|trailer parking space|trailer parking stall|trailer',
    avoid: 'ratio',
    fillers: 'count',
  },
  {
    role: 'craneTons',
    aliases: 'crane|crane ton|crane capacity|crane tonnage',
    avoid: 'height hook',
    fillers: 'ton',
  },
  {
    role: 'power',
    aliases:
      'power|electrical|electrical service|power supply|electrical power|amp|electric|electrical capacity',
    avoid: 'cost company provider utility purchasing',
    fillers: 'amp volt',
  },
  {
    role: 'officeSf',
    aliases:
      'office sf|office space|office area|office size|office|percent office|office percent|percent office space|office finish|sf office|office build out|office buildout',
    avoid: 'rent rate price phone tenant location number type class regional field',
    fillers: 'sf percent m2',
  },
  {
    role: 'columnSpacing',
    aliases: 'column spacing|bay spacing|col spacing|column grid|bay size|column',
    avoid: '',
    fillers: 'feet',
  },
  {
    role: 'rail',
    aliases: 'rail|rail served|rail service|rail access|rail spur|railroad|rail siding|rail line',
    avoid: '',
    fillers: '',
  },
  {
    role: 'yearBuilt',
    aliases:
      'year built|construction year|year constructed|built|year of construction|construction date|date built|year completed|built year|vintage|year built renovated|built renovated|completion year|year built year renovated|year built reno|year blt|yoc',
    avoid: 'permit',
    fillers: '',
  },
  {
    role: 'sprinklers',
    aliases:
      'sprinkler|sprinkler system|sprinkler type|fire suppression|sprinklered|fire protection|fire sprinkler|fire suppression system',
    avoid: '',
    fillers: '',
  },
]
