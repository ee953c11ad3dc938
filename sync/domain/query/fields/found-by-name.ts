import { type BoundFigure, isRangeField } from '../../criteria/asked-fields.ts'
import { COMPUTED_NAMES, isComputedField, isComputedRange } from '../../economics/computed-names.ts'
import { fieldOf } from '../../fields/field-list.ts'
import { isFieldName } from '../../fields/field-words.ts'
import type { FieldName } from '../../fields.ts'
import { wordsFor } from './words-for.ts'

/** Of what is no figure: people's words that are no part of its name. */
const NAMES: Partial<Record<FieldName | 'construction' | 'rail' | 'distance', string>> = {
  dateSigned: 'signed|execution|executed|lease date',
  commencement: 'commencement|start|begins|move in|occupancy|lcd',
  expiration: 'expiration|expiry|lease end|ends|maturity|lxd',
  changedAt: 'changed since|updated|modified',
  createdAt: 'added|new since',
  leaseType: 'nnn|gross|net|modified gross',
  propertyType: 'property type|use',
  status: 'asking|executed|verified',
  landlordFirm: 'owner|lessor',
  tenant: 'lessee|company',
  brokerFirm: 'broker firm|listing firm',
  construction: 'built of|walls|tilt|metal|masonry|brick|block',
  rail: 'train|spur',
  distance: 'miles',
}

/**
 * How well a field is found by what is typed, 0 the best: its name begins with the words, has them all in any order, or
 * people call it so, as "docks" is "Dock doors". Null where it is not.
 */
export function foundByName(typed: string, name: string, field: string): 0 | 1 | 2 | null {
  const text = typed.toLowerCase().trim()
  const words = text.split(/\s+/)
  const own = name.toLowerCase()
  if (words.every((word) => own.includes(word))) return own.startsWith(words[0] ?? '') ? 0 : 1
  return otherNamesOf(field).some((other) => other.startsWith(text)) ? 2 : null
}

/** What is found, the best first and otherwise in its order. */
export function bestFirst<T>(all: readonly T[], rankOf: (one: T) => number | null): readonly T[] {
  const ranked = all.flatMap((one) => {
    const rank = rankOf(one)
    return rank === null ? [] : [{ one, rank }]
  })
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one)
}

/** What else a field is called by people, heads of tables and files, in lower case. */
function otherNamesOf(field: string): readonly string[] {
  const own = NAMES[field as keyof typeof NAMES]?.split('|') ?? []
  const isFigure = isComputedRange(field) || (isFieldName(field) && isRangeField(field))
  return [...own, ...headsOf(field), ...(isFigure ? figureNames(field) : [])]
}

function headsOf(field: string): readonly string[] {
  if (!isComputedField(field) && !isFieldName(field)) return []
  const { short, header } = isComputedField(field) ? COMPUTED_NAMES[field] : fieldOf(field)
  return [short, header].flatMap((head) => (head === undefined ? [] : [head.toLowerCase()]))
}

function figureNames(field: BoundFigure): readonly string[] {
  return (wordsFor(field).nouns ?? []).flatMap(({ phrases }) => phrases.split('|'))
}
