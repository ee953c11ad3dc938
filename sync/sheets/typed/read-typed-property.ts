import type { FieldName } from '../../domain/fields.ts'
import type { ImportedProperty, PropertyValue } from '../../domain/property.ts'
import { rowKey } from '../row/row-key.ts'
import { type Beside, readTyped, type TypedReading } from './read-typed.ts'
import { readTypedRow } from './read-typed-row.ts'

interface TypedProperty {
  readonly property: ImportedProperty
  /** What each typed field says. */
  readonly readings: Partial<Record<FieldName, TypedReading>>
  /** Why it cannot be taken as it is, field by field. */
  readonly problems: readonly TypedProblem[]
}

interface TypedProblem {
  readonly field: FieldName
  readonly sentence: string
}

/** Reads a property that a person typed. What one field says of others is taken where nobody typed those. */
export function readTypedProperty(
  typed: Partial<Record<FieldName, string | undefined>>,
  currentYear: number,
): TypedProperty {
  const stated = Object.entries(typed).filter((entry): entry is [FieldName, string] =>
    Boolean(entry[1]?.trim()),
  )
  const { property } = readTypedRow(Object.fromEntries(stated), currentYear)
  const beside: Beside = property
  const readings = Object.fromEntries(
    stated.map(([field, words]) => [field, readTyped(field, words, beside, currentYear)]),
  ) as Partial<Record<FieldName, TypedReading>>
  const own: Partial<Record<FieldName, PropertyValue>> = {}
  const problems: TypedProblem[] = []
  for (const [field] of stated) {
    const reading = readings[field]
    if (reading?.kind === 'value') own[field] = reading.value
    else if (reading !== undefined) problems.push({ field, sentence: reading.sentence })
  }
  const whole = { ...property, ...own } as ImportedProperty
  if (whole.name === '') whole.name = whole.address ?? ''
  if (rowKey(null, whole) === null || whole.name === '') {
    problems.push({ field: 'address', sentence: 'A comp needs a name or an address.' })
  }
  return { property: whole, readings, problems }
}
