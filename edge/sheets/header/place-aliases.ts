import type { RoleAliases } from './role-aliases.ts'

const OTHERS_PLACE =
  'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate'

/** Headers of what a property is called and where it is. */
export const PLACE_ALIASES: readonly RoleAliases[] = [
  {
    role: 'key',
    aliases:
      'property id|location code|apn|parcel number|assessor parcel number|parcel id|ain|property number|property code|building id|asset id|comp id|listing id|record id|costar id|unique id|real property unique id|folio|folio number|id|property uid|uuid',
    avoid: 'tenant owner broker company parent user',
    fillers: '',
  },
  {
    role: 'name',
    aliases:
      'property name|building name|project name|asset name|park name|facility name|name|site name|comp name|center name|project|park|complex|development|business park|location name|property|building',
    avoid: `${OTHERS_PLACE} contact representative county street city state market submarket firm file user district`,
    fillers: 'real',
  },
  {
    role: 'address',
    aliases:
      'address|street address|property address|address 1|address line 1|site address|building address|location address|full address|situs address|premises address|subject address|street|location|premises|address line|address full',
    avoid: `${OTHERS_PLACE} 2 ip code type id`,
    fillers: 'physical',
  },
  {
    role: 'suite',
    aliases:
      'suite|unit|suite number|unit number|ste|bay number|space number|address 2|address line 2|premises number',
    avoid: `${OTHERS_PLACE} size sf price rent type total mix`,
    fillers: '',
  },
  {
    role: 'city',
    aliases:
      'city|town|municipality|city name|city town|situs city|city state|city state zip|city st zip|city and state|city st',
    avoid: OTHERS_PLACE,
    fillers: '',
  },
  {
    role: 'state',
    aliases: 'state|st|province|state province|state code|state or province|situs state|state abbreviation',
    avoid: `${OTHERS_PLACE} plane`,
    fillers: '',
  },
  {
    role: 'zip',
    aliases: 'zip|zip code|zipcode|postal code|zip 5|postcode|post code|zip postal code|situs zip|zip 4',
    avoid: OTHERS_PLACE,
    fillers: '',
  },
  {
    role: 'latitude',
    aliases: 'latitude|y coord|y coordinate|gps latitude|geo latitude|latitude decimal|y',
    avoid: 'longitude',
    fillers: 'degree decimal wgs84',
  },
  {
    role: 'longitude',
    aliases: 'longitude|x coord|x coordinate|gps longitude|geo longitude|longitude decimal|x',
    avoid: 'latitude',
    fillers: 'degree decimal wgs84',
  },
  {
    role: 'coordinates',
    aliases:
      'coordinate|lat long|lat lng|latitude longitude|latitude and longitude|gps|gps coordinate|gps location|geolocation|geocode|latlng|latlong|lat lon',
    avoid: '',
    fillers: '',
  },
]
