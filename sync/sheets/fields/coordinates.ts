import type { RoleAliases } from './role-aliases.ts'

export const coordinates: RoleAliases = {
  role: 'coordinates',
  aliases:
    'coordinate|lat long|lat lng|latitude longitude|latitude and longitude|gps|gps coordinate|gps location|geolocation|geocode|latlng|latlong|lat lon|geo point|geopoint|~geo|geo location|geo coordinate|location lat lon|location lat long|location latitude longitude|location coordinate|~point|latitude and long|lat and lon|lat and lng|latitude long|long lat|latlon|map coordinate|~x y|~xy|~geometry|~geom|~position|the geom|~location 1|location point|point location|~map location|gps pin|~pin|~property location|~location|~site location|gps point|gps lat long|site coordinate|geolocation point|geocoded location|geocoordinate|geo code',
  avoid: '',
  fillers: 'location property lat lon gps decimal',
}
