import { cleanText } from '../cells/plain-text.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import { type HeaderMatch, matchHeader } from './match-header.ts'
import { understoodWords } from './understood-words.ts'

/** Roles that tell one property from another. A row without any of them is not a property. */
export const IDENTITY: ReadonlySet<ColumnRole> = new Set([
  'name',
  'address',
  'key',
  'coordinates',
  'latitude',
])

/** Whether a header names buildings and their parts: `Building / Suite`. */
export function namesBuildingAndSpace({ role, words }: Pick<MappedColumn, 'role' | 'words'>): boolean {
  return role === 'suite' && words.some((word) => word === 'building' || word === 'property')
}

const LONGEST_HEADER = 60
const MOST_KNOWN = 5000
const known = new Map<string, HeaderMatch | null>()

/** What a text would stand for as a header; `null` where it is none. Remembers the texts it was asked of last. */
export function knownHeader(text: string): HeaderMatch | null {
  if (text.length > LONGEST_HEADER) return null
  const remembered = known.get(text)
  if (remembered !== undefined) return remembered
  const match = matchHeader(understoodWords(cleanText(text)))
  if (known.size >= MOST_KNOWN) known.clear()
  known.set(text, match)
  return match
}

const UNIT_WORDS: ReadonlySet<string> = new Set(
  'sf dollar per month year feet acre percent m m2 in inch ton number nnn stall each y n'.split(' '),
)

/** Whether a text only names a unit: `(SF)`, `$/SF/Yr`. */
export function isUnit(text: string): boolean {
  return understoodWords(text).every((word) => UNIT_WORDS.has(word))
}

const FEWEST_SURE = 3

/** Whether texts beside each other are headers of different fields, at least some beyond doubt: those of a table, and no values. */
export function areHeaders(texts: readonly string[]): boolean {
  const matches = texts.flatMap((text) => knownHeader(text) ?? []).filter(({ fit }) => fit !== 'part')
  const sure = matches.filter(({ isLoose }) => !isLoose)
  return (
    sure.length >= FEWEST_SURE &&
    matches.length === texts.length &&
    new Set(matches.map(({ role }) => role)).size === texts.length
  )
}
