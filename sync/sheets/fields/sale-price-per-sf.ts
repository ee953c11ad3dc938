import type { RoleAliases } from './role-aliases.ts'

export const salePricePerSf: RoleAliases = {
  role: 'salePricePerSf',
  aliases:
    'price per sf|~price|~asking price|price dollars per sf|sale price dollars per sf|asking price dollars per sf|sale price per sf|price sf|sale per sf|ppsf|sold price per sf|purchase price per sf|asking price per sf|sale dollars per sf|price psf|sold psf|sold dollars per sf|sale psf|price building sf|price per building sf|price per bldg sf|dollars per sf building|dollars per building sf|dollars building sf|building dollars per sf|per sf building|unit price per sf|~unit price|unit price dollars per sf|unit price psf|~cost per sf|sale price sf|price per square foot|price per foot|~dollars per foot|sale dollars sf|purchase price psf|dollars per sf sale|sale dollar per sf|sale price psf|last sale price per sf|acquisition price per sf|value per sf|sale rate per sf|asking price psf|price per rentable sf|price per rba|price per sf gla|price per sf gba|sold price sf|sale price per building sf|sale price per square foot|per sf price|sp per sf|dollars per sf purchase|dollars per sf price|~sold at|~sold for|~sold|~dollars per sf gba|~dollars per sf rba|~per sf gba|~per sf rba',
  avoid: 'land acre lot rent lease',
  fillers: 'unadjusted building sale average avg gla rba gba net total',
}
