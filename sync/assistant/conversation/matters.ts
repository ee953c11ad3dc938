import { DATE_FIELDS, MOMENT_FIELDS } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { nouns } from '../../domain/query/fields/nouns.ts'
import { NAMED_FIELDS, nounsOf } from '../../domain/query/words/choice-words.ts'
import { lex } from '../../domain/query/words/lexer.ts'

const PLACE_KINDS: ReadonlySet<Criterion['kind']> = new Set(['near', 'zone', 'area', 'view'])

export function isPlace(criterion: Criterion): boolean {
  if (PLACE_KINDS.has(criterion.kind)) return !('not' in criterion && criterion.not)
  return criterion.kind === 'word' && !criterion.not && ['city', 'state', 'zip'].includes(criterion.field)
}

/** Whether it speaks of a place at all, be it asked for or left out. */
export function isPlaceAsked({ kind, ...one }: Criterion): boolean {
  return (
    kind === 'near' ||
    kind === 'zone' ||
    (kind === 'word' && 'field' in one && /city|zip|state|county/.test(one.field))
  )
}

/** "any size, NNN only": the part of a turn that asks for something. */
export function stillAsked(asked: readonly Criterion[]): readonly Criterion[] {
  return asked.filter(({ kind }) => kind !== 'text')
}

const MATTERS: readonly (readonly [words: RegExp, matter: string])[] = [
  [/\b(rents?|prices?|pricing|budget|rate)\b/, 'rentPerSf'],
  [/\b(sizes?|square (feet|footage)|sq ?ft|sf|square footage|footage)\b/, 'squareFootage'],
  [/\b(clear( heights?)?|heights?)\b/, 'clearHeight'],
  [/\b(years?|yrs?|age|year built|vintage|construction)\b/, 'yearBuilt'],
  [/\b((?:property |building )?types?)\b/, 'propertyType'],
  [/\b(location|place|city|cities|town|area|distance|radius|zip|where)\b/, 'place'],
  [/\b(lease( types?)?|lease structure)\b/, 'leaseType'],
  [/\b(land|acreage|acres|lot)\b/, 'landSizeAcres'],
  [/\b(sign(ed|ings?)|dates? signed)\b/, 'dateSigned'],
  [/\b(sales?|sold|closing) dates?\b/, 'saleDate'],
  [/\b(expir(es|ing|y|ations?)|end dates?|rollover)\b/, 'expiration'],
  [/\b(commencements?|start dates?)\b/, 'commencement'],
  [/\bgrade( level)?( doors?)?|drive[- ]?ins?|ramps?\b/, 'gradeDoors'],
  [/\b(docks?( doors?| high)?|doors)\b/, 'dockDoors'],
  [/\b(docks?|dock high)\b/, 'dock'],
  [/\b(truck )?court\b/, 'truckCourtFeet'],
  [/\btrailer (?:stalls?|parking|spots?)|stalls\b/, 'trailerStalls'],
  [/\b(crane )?(tons?|tonnage|capacity)\b|\bcranes?\b/, 'craneTons'],
  [/\bcranes?\b/, 'crane'],
  [/\b(esfr|sprinklers?|sprinklered)\b/, 'sprinkler'],
  [/\byards?\b/, 'yard'],
  [/\b(power|3[- ]phase)\b/, 'power'],
  [/\boffices?( space)?\b/, 'office'],
  [/\boffice (?:sf|size|space)\b/, 'officeSf'],
  [/\b(opex|nnns?|operating expenses|cam)\b/, 'opexPerSf'],
  [/\b(ti|tenant improvements?)\b/, 'tiPerSf'],
  [/\b(free rent|concessions?)\b/, 'freeRentMonths'],
  [/\b(terms?|lease length|length)\b/, 'leaseTerm'],
  [/\b(escalations?|bumps?)\b/, 'rentEscalationPct'],
  [/\b(?:(?:sales?|total|purchase|asking) )?prices?\b(?! (?:per|a) )|\bpricing\b/, 'salePrice'],
  [/\bprices? (?:per|a) (?:square )?(?:foot|sf)\b/, 'salePricePerSf'],
  [/\btenants?\b/, 'tenant'],
  [/\b(landlords?|owners?|ownership)\b/, 'landlordFirm'],
  [/\b(buyers?|purchasers?)\b/, 'buyer'],
  [/\bsellers?\b/, 'seller'],
  [/\bbrokers?\b/, 'brokerName'],
  [/\b(brokers?|brokerage|listing firm)\b/, 'brokerFirm'],
  ...NAMED_FIELDS.map((field) => [new RegExp(`\\b(${nounsOf(field)})\\b`), field] as const),
  [/\brail\b/, 'rail'],
  [/\b(text|words?)\b/, 'text'],
]

/** The matters that words name without a value of it. */
export function mattersIn(words: string): string[] {
  const said = words.toLowerCase().replace(/\blease types?\b/g, 'lease')
  const matters = MATTERS.filter(([pattern]) => pattern.test(said)).map(([, matter]) => matter)
  // "drop the date": of whatever was dated, where no event is named.
  const isOfAnyDate = ANY_DATE.test(said) && !matters.some((matter) => DATED.includes(matter))
  return [...new Set([...matters, ...figuresIn(said), ...(isOfAnyDate ? DATED : [])])]
}

const ANY_DATE = /\b(?:dates?|timing|time ?frames?|time period|period)\b/
const DATED: readonly string[] = [...DATE_FIELDS, ...MOMENT_FIELDS]

/** "the clr", "dh": the figures whose nouns the words are. */
function figuresIn(words: string): string[] {
  const tokens = lex(words)
  return tokens.flatMap((_, at) => nouns.longest(tokens, at)?.value.field ?? [])
}

/** What a criterion is about, as people name it. */
export function matterOf(criterion: Criterion): string {
  if (isPlace(criterion)) return 'place'
  switch (criterion.kind) {
    case 'word':
    case 'party':
    case 'holds':
    case 'range':
    case 'date':
    case 'moment':
    case 'stated':
      return criterion.field
    case 'amenity':
      return criterion.amenity
    case 'rail':
    case 'either':
    case 'near':
    case 'zone':
    case 'area':
    case 'view':
    case 'text':
      return criterion.kind
  }
}
