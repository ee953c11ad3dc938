import type { RangeField } from '../criterion.ts'
import { phraseTable } from './phrase-table.ts'

/** What a figure is of. */
export interface Noun {
  field: RangeField
  /** "annual rent". */
  period?: 'month' | 'year'
  /** True where the words ask for something by themselves, so that a figure after them need not be theirs. */
  standsAlone?: boolean
}

export const nouns = phraseTable<Noun>([
  [
    { field: 'rentPerSf' },
    'rent|rents|rental|rental rate|rental rates|rate|rates|lease rate|asking|asking rent|asking rents|asking rate|asking price|base rent|starting rent|net rent|price|priced at|pricing|$/sf',
  ],
  [{ field: 'rentPerSf', period: 'month' }, 'monthly rent|monthly rate|rent per month|rent/sf/mo|$/sf/mo'],
  [
    { field: 'rentPerSf', period: 'year' },
    'annual rent|annual rate|yearly rent|yearly rate|rent per year|rent/sf/yr|$/sf/yr',
  ],
  [
    { field: 'squareFootage' },
    'size|sizes|sized|building size|total size|square footage|sq footage|footage|rba|building area|sf|sqft|square feet|sq ft',
  ],
  [
    { field: 'landSizeAcres' },
    'land|land size|land area|of land|lot|lot size|site|site size|site area|acreage|acres',
  ],
  [
    { field: 'clearHeight' },
    'clear|high clear|clear height|clear heights|clear hgt|clear ht|clear ceiling|clear ceilings|clr|clr ht|clr hgt|clr height|clearance|ceiling|ceilings|ceiling height|ceiling heights|ceiling ht|eave|eaves|eave height|height',
  ],
  [
    { field: 'yearBuilt' },
    'built|built in|built in the|year built|yr built|constructed|constructed in|construction|vintage|delivered|delivered in|yob',
  ],
  [
    { field: 'dockDoors', standsAlone: true },
    'dock|docks|dock door|dock doors|dock high|dock highs|dock high door|dock high doors|dock high loading|dock positions|dock high positions|dh positions|dh loading|loading dock|loading docks|loading door|loading doors|truck well|truck wells|dh|dh door|dh doors|tw|doors',
  ],
  [
    { field: 'gradeDoors', standsAlone: true },
    'grade level|grade level door|grade level doors|grade level loading|grade level drive in doors|grade door|grade doors|ground level door|ground level doors|drive in|drive ins|drive in door|drive in doors|roll up door|roll up doors|overhead door|overhead doors|gl|gl door|gl doors|gl loading|di|di door|di doors',
  ],
  [
    { field: 'craneTons', standsAlone: true },
    'crane|cranes|crane capacity|crane ready|crane served|bridge crane|bridge cranes|overhead crane|overhead cranes|overhead bridge crane|crane tonnage',
  ],
  [
    { field: 'truckCourtFeet' },
    'truck court|truck courts|truck court depth|court depth|of truck court|deep truck court|deep truck courts',
  ],
  [
    { field: 'trailerStalls', standsAlone: true },
    'trailer stalls|trailer stall|trailer parking|trailer parking stalls|trailer parking spaces|trailer parking spots|trailer spaces|trailer spots|trailer positions|trailers',
  ],
  [
    { field: 'officeSf' },
    'of office|of office space|office sf|office area|office size|office square footage|office finish|of office area',
  ],
  [{ field: 'officeSf', standsAlone: true }, 'office|office space|offices'],
])
