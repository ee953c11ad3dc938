import type { RoleAliases } from './role-aliases.ts'

export const zip: RoleAliases = {
  role: 'zip',
  aliases:
    'zip|zip code|zipcode|postal code|zip 5|postcode|post code|zip postal code|situs zip|zip 4|zip plus 4|zip4|zip code 5|property zip|property zip code|site zip|postal|post cd|zip cd|location zip|zip code plus 4|building zip|prop zip|address zip',
  avoid: 'owner landlord tenant mailing mail billing seller buyer broker agent company email web corporate',
  fillers: '',
  isShared: true,
}
