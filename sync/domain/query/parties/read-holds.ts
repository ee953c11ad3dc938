import { TEXT_FIELDS, type TextField } from '../../criteria/text-fields.ts'
import { fieldOf } from '../../field-list.ts'
import { foundCriterion, type Reader, type Reading } from '../vocabulary/reading.ts'
import { phraseTable } from '../words/phrase-table.ts'

const nouns = phraseTable<TextField>(TEXT_FIELDS.map((field) => [field, fieldOf(field).label.toLowerCase()]))
const columns = phraseTable([[true, 'column|the column']])
const verbs = phraseTable([[true, 'holds|contains|says']])

interface Subject {
  field: TextField
  column?: string
  /** The token after it. */
  end: number
}

/** `zoning holds "I-2"`, `column "Crane height" contains "12" or "14"`: what stands between quotation marks is taken literally. */
export const readHolds: Reader = (reading, at) => {
  const subject = readColumn(reading, at) ?? readField(reading, at)
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
