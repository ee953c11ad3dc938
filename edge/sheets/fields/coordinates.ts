import type { RoleAliases } from '../model/role-aliases.ts'

export const coordinates: RoleAliases = {
  role: 'coordinates',
  aliases:
    'coordinate|lat long|lat lng|latitude longitude|latitude and longitude|gps|gps coordinate|gps location|geolocation|geocode|latlng|latlong|lat lon',
  avoid: '',
  fillers: '',
}
