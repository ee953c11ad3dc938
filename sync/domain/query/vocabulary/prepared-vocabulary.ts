import type { PartyField } from '../../criteria/asked-fields.ts'
import { US_STATES } from '../../place/us-states.ts'
import type { NameAlias } from '../../words/name-alias.ts'
import { FLEX_TERMS, TYPE_TERMS } from '../fields/terms.ts'
import { NAMED_FIELDS, type NamedField, nounsOf } from '../words/choice-words.ts'
import { lex } from '../words/lexer.ts'
import { type PhraseTable, phraseTable } from '../words/phrase-table.ts'
import { type CityIndex, cityIndex } from './city-index.ts'
import { type NameIndex, nameIndex } from './name-index.ts'
import { isTerm } from './spelling.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A field whose values the book has, with what finds its nouns and its values. */
export interface NamedValues {
  field: NamedField
  nouns: PhraseTable<true>
  names: NameIndex
  values: readonly string[]
}

/** A vocabulary with what finds its words quickly. */
export interface PreparedVocabulary {
  placeOf: Vocabulary['placeOf']
  pointsAt: Vocabulary['pointsAt']
  mainTown: Vocabulary['mainTown']
  countyNamed: Vocabulary['countyNamed']
  statuses: Vocabulary['statuses']
  /** The states that properties of the book are in, as it writes them. */
  ownStates: ReadonlySet<string>
  types: PhraseTable<string>
  cities: CityIndex
  /** Two-letter codes and names in lower case, to the state as the book writes it. */
  states: ReadonlyMap<string, string>
  zips: ReadonlySet<string>
  tenants: NameIndex
  landlordFirms: NameIndex
  brokerNames: NameIndex
  brokerFirms: NameIndex
  buyers: NameIndex
  sellers: NameIndex
  named: readonly NamedValues[]
  /**
   * Whether a lower-cased word is in the name of a type, a town or a party, and so is never taken for a misspelt
   * term.
   */
  isWord(word: string): boolean
}

/** The names that properties have in each role. */
export const NAMES_OF = {
  tenant: 'tenants',
  landlordFirm: 'landlordFirms',
  brokerFirm: 'brokerFirms',
  brokerName: 'brokerNames',
  seller: 'sellers',
  buyer: 'buyers',
} as const satisfies Record<PartyField, keyof PreparedVocabulary>
/** Of names in several roles the first of these is meant. */
export const ROLES = Object.keys(NAMES_OF) as PartyField[]

const prepared = new WeakMap<Vocabulary, PreparedVocabulary>()

/** Prepares a vocabulary once; the vocabulary must not change afterwards. */
export function prepareVocabulary(vocabulary: Vocabulary): PreparedVocabulary {
  let ready = prepared.get(vocabulary)
  if (ready === undefined) {
    ready = prepare(vocabulary)
    prepared.set(vocabulary, ready)
  }
  return ready
}

/** A change to the book seldom changes its names, so the last index of each kind is kept for the next vocabulary. */
const indexes = {
  types: keepLast(typeIndex),
  cities: keepLast(cityIndex),
  tenants: keepLast(nameIndex),
  landlordFirms: keepLast(nameIndex),
  brokerNames: keepLast((names, aliases) => nameIndex([...names, ...surnamesOf(names)], aliases)),
  brokerFirms: keepLast(nameIndex),
  buyers: keepLast(nameIndex),
  sellers: keepLast(nameIndex),
}
const named = NAMED_FIELDS.map((field) => ({
  field,
  nouns: phraseTable<true>([[true, nounsOf(field)]]),
  index: keepLast(nameIndex),
}))

function prepare(vocabulary: Vocabulary): PreparedVocabulary {
  const types = indexes.types(vocabulary.propertyTypes)
  const cities = indexes.cities(vocabulary.cities)
  const { aliases } = vocabulary
  const tenants = indexes.tenants(vocabulary.tenants, aliases)
  const landlordFirms = indexes.landlordFirms(vocabulary.landlordFirms, aliases)
  const brokerNames = indexes.brokerNames(vocabulary.brokerNames, aliases)
  const brokerFirms = indexes.brokerFirms(vocabulary.brokerFirms, aliases)
  const buyers = indexes.buyers(vocabulary.buyers, aliases)
  const sellers = indexes.sellers(vocabulary.sellers, aliases)
  const namedValues = named.map(({ field, nouns, index }) => {
    const values = vocabulary.named?.[field] ?? []
    return { field, nouns, names: index(values), values }
  })
  const all = [
    ...namedValues.map(({ names }) => names),
    types,
    cities,
    tenants,
    landlordFirms,
    brokerNames,
    brokerFirms,
    buyers,
    sellers,
  ]
  return {
    placeOf: (name) => vocabulary.placeOf(name),
    pointsAt: vocabulary.pointsAt?.bind(vocabulary),
    mainTown: vocabulary.mainTown?.bind(vocabulary),
    countyNamed: vocabulary.countyNamed?.bind(vocabulary),
    statuses: vocabulary.statuses?.bind(vocabulary),
    ownStates: new Set(vocabulary.states),
    types,
    cities,
    states: stateNames(vocabulary.states),
    zips: new Set(vocabulary.zips),
    tenants,
    landlordFirms,
    brokerNames,
    brokerFirms,
    buyers,
    sellers,
    named: namedValues,
    isWord: (word) => all.some(({ words }) => words.has(word)),
  }
}

/** People are asked for by their last names as well. */
function surnamesOf(names: readonly string[]): string[] {
  return names.flatMap((name) => /^\S+ (\S{4,})$/.exec(name.trim())?.[1] ?? [])
}

type Build<T> = (values: readonly string[], aliases?: readonly NameAlias[]) => T

function keepLast<T>(build: Build<T>): Build<T> {
  let last: { values: readonly string[]; aliases: readonly NameAlias[]; built: T } | null = null
  return (values, aliases = NO_ALIASES) => {
    const isSame =
      last?.values.length === values.length &&
      values.every((value, i) => value === last?.values[i]) &&
      last.aliases.length === aliases.length &&
      aliases.every(
        ({ name, alias }, i) => name === last?.aliases[i]?.name && alias === last.aliases[i]?.alias,
      )
    if (last === null || !isSame) last = { values: [...values], aliases, built: build(values, aliases) }
    return last.built
  }
}

const NO_ALIASES: readonly NameAlias[] = []

/** A state without properties is still a state: asking for it finds nothing. */
function stateNames(states: readonly string[]): Map<string, string> {
  const names = new Map(
    US_STATES.flatMap(([code, name]) => [code, name].map((key) => [key.toLowerCase(), code])),
  )
  for (const state of states) {
    const written = state.toLowerCase()
    const known = US_STATES.find(
      ([code, name]) => code.toLowerCase() === written || name.toLowerCase() === written,
    )
    for (const key of known ?? [state]) names.set(key.toLowerCase(), state)
  }
  return names
}

/**
 * Finds types of building in a query: those with words of their own, and the others of a book by their names, one or
 * several of a kind. A name of one word that means something else in a question, such as "Industrial" or "Land",
 * is left out: `type "Land"` still asks for it.
 */
function typeIndex(bookTypes: readonly string[]): PhraseTable<string> {
  const own = bookTypes.flatMap((type) => {
    const words = lex(type).map(({ text }) => text)
    const [first = '', ...others] = words
    const isPlain = words.length > 0 && !type.includes('|') && !(others.length === 0 && isTerm(first))
    return isPlain ? [[type, `${words.join(' ')}|${words.join(' ')}s`] as const] : []
  })
  return phraseTable<string>([FLEX_TERMS, ...own, ...TYPE_TERMS])
}
