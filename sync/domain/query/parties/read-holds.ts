import { TEXT_FIELDS, type TextField } from '../../criteria/text-fields.ts'
import { fieldOf } from '../../fields/field-list.ts'
import { ownFigure } from '../../own-figure.ts'
import { type Found, foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import type { Token } from '../words/lexer.ts'
import { phraseTable } from '../words/phrase-table.ts'

const nouns = phraseTable<TextField>(TEXT_FIELDS.map((field) => [field, fieldOf(field).label.toLowerCase()]))
const columns = phraseTable([[true, 'column|the column']])
const verbs = phraseTable([[true, 'holds|contains|says']])
const bounds = phraseTable<'min' | 'max' | 'both'>([
  ['min', 'at least|from'],
  ['max', 'at most|up to'],
  ['both', 'between'],
])

interface Subject {
  field: TextField
  column?: string
  /** The token after it. */
  end: number
}

/**
 * `zoning holds "I-2"`, `column "Crane height" contains "12" or "14"`, `column "Bays" from "4" to "6"`: what stands
 * between quotation marks is taken literally.
 */
export const readHolds: Reader = (reading, at) => {
  const column = readColumn(reading, at)
  const figures = column === null ? null : readFigures(reading, column)
  if (figures !== null) return figures
  const subject = column ?? readField(reading, at)
  const verb = subject === null ? null : verbs.longest(reading.tokens, subject.end)
  if (subject === null || verb === null) return null
  const anyOf: string[] = []
  let end = verb.end
  for (let next = end; ; next = end + 1) {
    const token = reading.tokens[next]
    if (token?.kind !== 'quoted' || token.text.trim() === '') break
    anyOf.push(token.text)
    end = next + 1
    if (reading.tokens[end]?.text !== 'or') break
  }
  const { end: _, ...of } = subject
  return anyOf.length === 0 ? null : foundCriterion({ kind: 'holds', ...of, anyOf, not: false }, end)
}

function readColumn({ tokens }: Reading, at: number): Subject | null {
  const noun = columns.longest(tokens, at)
  const name = noun === null ? undefined : tokens[noun.end]
  if (noun === null || name?.kind !== 'quoted' || name.text.trim() === '') return null
  return { field: 'custom', column: name.text, end: noun.end + 1 }
}

function readField({ tokens }: Reading, at: number): Subject | null {
  const noun = nouns.longest(tokens, at)
  return noun === null ? null : { field: noun.value, end: noun.end }
}

/** The figures that a column says; its bounds are inclusive. */
function readFigures({ tokens }: Reading, { field, column, end }: Subject): Found | null {
  const bound = bounds.longest(tokens, end)
  if (bound === null) return null
  const first = figureAt(tokens[bound.end])
  if (first === null) return null
  const of = {
    kind: 'holds' as const,
    field,
    ...(column !== undefined && { column }),
    anyOf: [],
    not: false,
  }
  const next = tokens[bound.end + 1]?.text
  const second = next === 'to' || next === 'and' ? figureAt(tokens[bound.end + 2]) : null
  if (second !== null && bound.value !== 'max') {
    const [min, max] = [Math.min(first, second), Math.max(first, second)]
    return foundCriterion({ ...of, min, max }, bound.end + 3)
  }
  if (bound.value === 'both') return null
  return foundCriterion({ ...of, [bound.value]: first }, bound.end + 1)
}

/** A number, between quotation marks or not. */
function figureAt(token: Token | undefined): number | null {
  return token?.kind === 'quoted' || token?.kind === 'number' ? ownFigure(token.text) : null
}
