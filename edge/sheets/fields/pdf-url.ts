import type { RoleAliases } from '../model/role-aliases.ts'

export const pdfUrl: RoleAliases = {
  role: 'pdfUrl',
  aliases:
    'brochure|pdf|flyer|pdf url|brochure url|brochure link|marketing brochure|marketing flyer|flyer link|flyer url|pdf link|link|url',
  avoid: 'map photo image video',
  fillers: 'url link pdf',
}
