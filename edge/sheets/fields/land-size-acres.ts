import type { RoleAliases } from '../model/role-aliases.ts'

export const landSizeAcres: RoleAliases = {
  role: 'landSizeAcres',
  isSize: true,
  aliases:
    'land acre|acre|lot acre|site acre|parcel acre|land size|lot size|site size|site area|land area|lot area|parcel size|parcel area|land|land sf|lot sf|parcel sf|site sf',
  avoid: 'price rent rate cost value tax number block use type far coverage',
  fillers: 'sf acre gross net usable m2 ha hectare',
}
