import type { RoleAliases } from './role-aliases.ts'

export const landSizeAcres: RoleAliases = {
  role: 'landSizeAcres',
  isSize: true,
  aliases:
    'land acre|acre|lot acre|site acre|parcel acre|land size|lot size|site size|site area|land area|lot area|parcel size|parcel area|~land|land sf|lot sf|parcel sf|site sf|acres total|total acre|gross acre|net acre|usable acre|land area acre|land size acre|lot size acre|site size acre|lot size sf|lot square footage|land area sf|land square footage|land size sf|site area sf|site square footage|site size sf|parcel square footage|tract size|tract acre|~lot|land ac|acre of land|land total|total land|total land area|total lot size|total site area|~ground area|plot size|plot area|property acre|~site|deeded acre|calculated acre|assessed acre|legal acre|acres gis|gis acre|lot size acreage|acre lot|acre land|sf lot|sf land|land m2|site m2|yard land|land yard|~hectare|land hectare|~size|~total size|~area|~total area|~parcel',
  avoid: 'price rent rate cost value tax number block use type far coverage',
  fillers: 'sf acre gross net usable m2 ha hectare',
}
