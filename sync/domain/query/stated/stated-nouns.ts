import { type BoundFigure, isPartyField } from '../../criteria/asked-fields.ts'
import { isComputedRange } from '../../economics/computed-names.ts'
import { FIELD_NAMES } from '../../fields/field-list.ts'
import type { FieldName } from '../../fields.ts'
import { nouns as figureNouns } from '../fields/nouns.ts'
import { writtenNoun } from '../fields/written-noun.ts'
import { fieldOf as fieldOfRole, roles } from '../parties/role-words.ts'
import { dated } from '../vocabulary/date-terms.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const written = phraseTable<FieldName>(FIELD_NAMES.map((field) => [field, writtenNoun(field).toLowerCase()]))
const further = phraseTable<FieldName>([
  ['tenantRepName', "tenant rep|tenant broker|tenant's rep|tenant's broker"],
  ['brokerPhone', "broker phone|broker's phone|phone|phone number|broker phone number"],
  ['brokerEmail', "broker email|broker's email|email|email address"],
  ['salePrice', 'sale price|sales price'],
  ['landlordFirm', 'landlord name|owner name'],
  ['pdfUrl', 'brochure|flyer'],
  ['buyer', 'buyer name'],
  ['seller', 'seller name'],
])

/** Fields whose lack is a fact of the building or of the lease: "no docks" and "no TI" ask for none. */
const HAD: ReadonlySet<FieldName> = new Set<FieldName>([
  ...(['dockDoors', 'gradeDoors', 'craneTons', 'trailerStalls', 'truckCourtFeet', 'officeSf'] as const),
  ...(['officePercent', 'landSizeAcres', 'parkingRatio', 'rail', 'sprinklers', 'power'] as const),
  ...(['opexPerSf', 'rentEscalationPct', 'freeRentMonths', 'tiPerSf', 'percentLeased'] as const),
])

export interface StatedNoun {
  field: FieldName
  isHad: boolean
  /** Who somebody is. */
  isParty: boolean
  end: number
}

/** The field that a noun names: "rent", "expiration date", "tenant". A verb that leads to a figure or a name is none. */
export function statedNounAt(tokens: readonly Token[], at: number): StatedNoun | null {
  const figure = figureNouns.longest(tokens, at)
  const date = dated.longest(tokens, at)
  const role = roles.longest(tokens, at)
  const named = [
    further.longest(tokens, at),
    figure === null || isSaid(NO_NOUN_OF_FIGURE, tokens, at, figure.end)
      ? null
      : { value: registered(figure.value.field, tokens, at), end: figure.end },
    date !== null && isSaid(NOUN_OF_DAY, tokens, at, date.end) ? { ...date, value: date.value.field } : null,
    role === null || isSaid(NO_NOUN_OF_ROLE, tokens, at, role.end)
      ? null
      : { ...role, value: fieldOfRole(role.value) },
    written.longest(tokens, at),
  ]
  const [longest] = named.filter((one) => one !== null).sort((a, b) => b.end - a.end)
  if (longest === undefined || longest.value === null) return null
  const field = longest.value
  return { field, isHad: HAD.has(field), isParty: isPartyField(field), end: longest.end }
}

/** The registry's field of a figure; null for what is worked out. "sales with no price": of a sale it is the sale's. */
function registered(figure: BoundFigure, tokens: readonly Token[], at: number): FieldName | null {
  if (isComputedRange(figure)) return null
  const isPrice = figure === 'rentPerSf' && /^(?:prices?|pricing)$/.test(tokens[at]?.text ?? '')
  return isPrice && tokens.some(({ text }) => OF_SALE.test(text)) ? 'salePrice' : figure
}

const OF_SALE = /^(?:sales?|sold|bought|buyers?|sellers?)$/

function isSaid(pattern: RegExp, tokens: readonly Token[], at: number, end: number): boolean {
  return pattern.test(
    tokens
      .slice(at, end)
      .map(({ text }) => text)
      .join(' '),
  )
}

/** "sold for", "built in", "construction", "clear ceilings": they lead to a figure, or ask for something else. */
const NO_NOUN_OF_FIGURE =
  /\b(?:for|at|in|the)$|^(?:of|off|sold|traded|trading|trades|bought|paid|brought|fetched|changed|priced|sized|built|constructed|construction|new|brand|deliver\w*|delivery|complet\w*|coming|sales?|leased|surface|high|starting)\b(?! (?:prices?|area|sf|space|size|rents?))/
/** "expiration date", "LXD": what is no verb and no state. */
const NOUN_OF_DAY = /\b(?:dates?|dt|expirations?|expiry|commencements?)$|^(?:lxd|lxp|lcd|rcd)$/
/** "leased to", "rep'd by": they lead to a name. */
const NO_NOUN_OF_ROLE =
  /\b(?:by|to|with|from|of|is|up|off|at)$|^(?:reps?|rep'd|repped|ll|ownership|landlord reps?)$/
