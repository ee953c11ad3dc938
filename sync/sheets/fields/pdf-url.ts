import type { RoleAliases } from './role-aliases.ts'

export const pdfUrl: RoleAliases = {
  role: 'pdfUrl',
  aliases:
    'brochure|pdf|flyer|pdf url|brochure url|brochure link|marketing brochure|marketing flyer|flyer link|flyer url|pdf link|link|url|brochure pdf|flyer pdf|offering memorandum|~om|om link|pdf brochure|marketing link|property link|listing url|listing link|web link|~website|property url|costar link|loopnet link|marketing package|webpage',
  avoid: 'map photo image video company broker tenant',
  fillers: 'url link pdf',
}
