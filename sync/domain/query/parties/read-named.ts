import { streetAfter } from '../places/read-place.ts'
import type { NamedValues } from '../vocabulary/prepared-vocabulary.ts'
import { type Found, foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import { isTerm } from '../vocabulary/spelling.ts'
import type { NamedField } from '../words/choice-words.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

interface Values {
  anyOf: readonly string[]
  /** The token after them. */
  end: number
}

const binders = phraseTable([[true, 'is|the|named|called']])
const JOINTS: ReadonlySet<string> = new Set(['or', 'and', '/', '&', ','])

/** "submarket: Northwest", "submarkets Northwest or South", "in the Northwest submarket". */
export const readNamed: Reader = (reading, at) => {
  for (const named of reading.vocabulary.named) {
    const found = afterNoun(named, reading.tokens, at) ?? beforeNoun(named, reading.tokens, at)
    if (found !== null) return foundValues(named.field, found)
  }
  return null
}

/** A whole name of several words without its noun, before any place of the tables. */
export const readLongName: Reader = (reading, at, lead) => {
  const { tokens, vocabulary } = reading
  const isLong = vocabulary.named.some(({ names }) => {
    const found = names.longest(tokens, at)
    return (
      found?.isWhole === true && found.end > at + 1 && vocabulary.cities.exact(tokens, at)?.end !== found.end
    )
  })
  return isLong ? readBareName(reading, at, lead) : null
}

/** A whole name without its noun, where nobody of that name is in the book: "in Northwest Houston". */
export const readBareName: Reader = (reading, at, lead) => {
  for (const { field, names } of reading.vocabulary.named) {
    const found = names.longest(reading.tokens, at)
    if (found === null || !found.isWhole) continue
    const isPlain = found.end > at + 1 || (lead.isPlace && !isTerm(reading.tokens[at]?.text ?? ''))
    if (!isPlain || isParty(reading, at, found.end) || streetAfter(reading, found.end) !== null) continue
    return foundValues(field, { anyOf: [found.name], end: found.end })
  }
  return null
}

function foundValues(field: NamedField, { anyOf, end }: Values): Found {
  return foundCriterion({ kind: 'word', field, anyOf: [...anyOf], not: false }, end)
}

function afterNoun(named: NamedValues, tokens: readonly Token[], at: number): Values | null {
  const noun = named.nouns.longest(tokens, at)
  if (noun === null) return null
  const colon = /^[:=]$/.test(tokens[noun.end]?.text ?? '') ? noun.end + 1 : noun.end
  const first = valuesAt(named, tokens, binders.longest(tokens, colon)?.end ?? colon)
  return first === null ? null : withFurther(named, tokens, first)
}

function beforeNoun(named: NamedValues, tokens: readonly Token[], at: number): Values | null {
  const first = valuesAt(named, tokens, at)
  if (first === null) return null
  const all = withFurther(named, tokens, first)
  for (const values of [all, first]) {
    const noun = named.nouns.longest(tokens, values.end)
    if (noun !== null) return { ...values, end: noun.end }
  }
  return null
}

/** The value of that name, else all whose names begin with the words. */
function valuesAt({ names, values }: NamedValues, tokens: readonly Token[], at: number): Values | null {
  const found = names.longest(tokens, at)
  if (found === null) return null
  if (found.isWhole) return { anyOf: [found.name], end: found.end }
  const beginning = found.name.toLowerCase()
  const words = tokens[found.end - 1]?.text ?? ''
  const length = beginning.indexOf(words) + words.length
  const start = beginning.slice(0, length)
  return { anyOf: values.filter((value) => value.toLowerCase().startsWith(start)), end: found.end }
}

/** Further whole names, each joined to the one before. */
function withFurther(named: NamedValues, tokens: readonly Token[], first: Values): Values {
  let values = first
  while (JOINTS.has(tokens[values.end]?.text ?? '')) {
    const next = named.names.longest(tokens, values.end + 1)
    if (next === null || !next.isWhole) break
    values = { anyOf: [...new Set([...values.anyOf, next.name])], end: next.end }
  }
  return values
}

function isParty({ tokens, vocabulary }: Reading, at: number, end: number): boolean {
  const { tenants, landlordFirms, brokerNames, brokerFirms } = vocabulary
  return [tenants, landlordFirms, brokerNames, brokerFirms].some((names) => {
    const found = names.longest(tokens, at)
    return found?.isWhole === true && found.end >= end
  })
}
