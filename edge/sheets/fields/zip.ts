import type { RoleAliases } from '../model/role-aliases.ts'

export const zip: RoleAliases = {
  role: 'zip',
  aliases: 'zip|zip code|zipcode|postal code|zip 5|postcode|post code|zip postal code|situs zip|zip 4',
  avoid: 'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate',
  fillers: '',
  isShared: true,
}
