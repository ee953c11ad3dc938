import { isCustomColumn } from '../../domain/fields/custom-fields.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import type { FieldName } from '../../domain/fields.ts'
import type { Property, PropertyValue } from '../../domain/property.ts'
import { type CorrectedField, isTyped } from '../../domain/records/correction.ts'
import { cleanLine } from '../../domain/words/person-text.ts'
import { isAbsent } from '../cells/absence.ts'
import { refuse } from '../cells/cell-reading.ts'
import { excerpt, figureText } from '../cells/plain-text.ts'
import { UNKNOWN_START } from '../cells/rent/dated-span.ts'
import { readRentSteps } from '../cells/rent/read-rent-steps.ts'
import type { FieldReading } from '../model/read-row-outcome.ts'
import { customCell } from '../row/read-custom-columns.ts'
import { readTypedRow, type TypedCells } from './read-typed-row.ts'

/** What the typed words could mean, written so that nothing is left open. */
export interface TypedChoice {
  readonly typed: string
  readonly value: PropertyValue
}

export type TypedReading =
  | {
      readonly kind: 'value'
      /** Null: no value, as for a field that nobody knows. */
      readonly value: PropertyValue
      /** What else was said: that a range was given, what a size was taken from. */
      readonly note: string | null
    }
  | { readonly kind: 'open'; readonly sentence: string; readonly choices: readonly TypedChoice[] }
  | { readonly kind: 'refused'; readonly sentence: string }

/** What stands beside a typed value and helps to read it. */
export type Beside = Partial<
  Pick<
    Property,
    | 'squareFootage'
    | 'leasedSf'
    | 'propertyType'
    | 'state'
    | 'city'
    | 'latitude'
    | 'longitude'
    | 'rentPerSf'
    | 'commencement'
  >
>

/** Endings that say what a bare number leaves open. */
const ENDINGS: Partial<Record<FieldName, readonly string[]>> = {
  rentPerSf: ['/mo', '/yr'],
  askingRent: ['/mo', '/yr'],
  effectiveRent: ['/mo', '/yr'],
  opexPerSf: ['/mo', '/yr'],
  rentSteps: [' $/SF/mo', ' $/SF/yr'],
  leaseTerm: [' months', ' years'],
  landSizeAcres: [' acres', ' SF'],
}

/** Reads one value that a person typed, by the reader of its field in sheets. Never a guess between two readings. */
export function readTyped(
  field: CorrectedField,
  typed: string,
  beside: Beside,
  currentYear: number,
): TypedReading {
  if (isCustomColumn(field)) return readCustom(typed)
  if (!isTyped(field)) return { kind: 'refused', sentence: `${fieldOf(field).label} cannot be typed.` }
  const reading = readOne(field, typed, beside, currentYear)
  if (reading?.value == null && isAbsent(figureText(typed.trim()))) {
    return field === 'name'
      ? { kind: 'refused', sentence: 'A property needs a name.' }
      : { kind: 'value', value: null, note: null }
  }
  const isOpen = reading?.assumed === true || reading?.problem?.code === 'ambiguous'
  const choices = isOpen ? choicesFor(field, typed, beside, currentYear) : []
  const [only] = choices
  if (only !== undefined) {
    return choices.length > 1
      ? { kind: 'open', sentence: `“${excerpt(typed)}” leaves open which it is.`, choices }
      : { kind: 'value', value: only.value, note: `read as ${only.typed}` }
  }
  if (reading === null || reading.value === null || reading.assumed) {
    return { kind: 'refused', sentence: whyNot(field, typed, reading) }
  }
  return { kind: 'value', value: reading.value, note: reading.note ?? null }
}

/** A column of no field says what is typed. */
function readCustom(typed: string): TypedReading {
  const value = customCell(typed)
  const isCut = value !== null && value.length < cleanLine(typed).length
  return { kind: 'value', value, note: isCut ? `cut after ${value.length} characters` : null }
}

function readOne(field: FieldName, typed: string, beside: Beside, year: number): FieldReading | null {
  if (field === 'rentSteps') return readSteps(typed, beside)
  const { readings } = readTypedRow({ ...besideOf(field, beside), [field]: typed }, year)
  return readings.findLast((reading) => reading.field === field) ?? null
}

/** Beside the rent, which says nothing of what the person counts in. */
function readSteps(typed: string, { rentPerSf = null, commencement = null }: Beside): FieldReading {
  const start = { ...UNKNOWN_START, date: commencement }
  const how = 'write 25, 25.50, 26 $/SF/yr or 0.25 $/SF/yr each year'
  const { problem, ...steps } =
    readRentSteps(typed, { rentPerSf, period: null, start, column: 'steps' }) ??
    refuse('not-understood', `Rent steps “${excerpt(typed)}” are not understood: ${how}.`)
  const source = { column: fieldOf('rentSteps').label, raw: typed }
  return { field: 'rentSteps', ...source, ...steps, ...(problem && { problem: { ...problem, ...source } }) }
}

/**
 * The other half of a position is needed; of the rest only what changes how the field is read. A caller may pass a
 * whole property: whatever else it says is a cell of the same role for some fields, and would be read in their place.
 */
function besideOf(field: FieldName, beside: Beside): TypedCells {
  const { latitude, longitude, leasedSf, squareFootage, propertyType, state, city } = beside
  const rest = Object.fromEntries(
    Object.entries({ squareFootage, propertyType, state, city }).filter(([, value]) => value !== undefined),
  )
  if (field === 'latitude') return { longitude: longitude ?? 0 }
  if (field === 'longitude') return { latitude: latitude ?? 0 }
  // A deal without an area of its own is of the whole building.
  return leasedSf === null || leasedSf === undefined ? rest : { ...rest, leasedSf }
}

function choicesFor(field: FieldName, typed: string, beside: Beside, year: number): TypedChoice[] {
  return (ENDINGS[field] ?? []).flatMap((ending) => {
    const said = `${typed.trim()}${ending}`
    const reading = readOne(field, said, beside, year)
    return reading === null || reading.value === null || reading.assumed
      ? []
      : [{ typed: said, value: reading.value }]
  })
}

function whyNot(field: FieldName, typed: string, reading: FieldReading | null): string {
  const { label } = fieldOf(field)
  if (reading?.problem) return reading.problem.sentence
  if (reading?.token) return `${label} “${reading.token}” is no value. Leave it empty where nobody knows it.`
  if (reading?.note) return `${label} “${excerpt(typed)}” is no single value: ${reading.note}.`
  return `${label} “${excerpt(typed)}” is not understood.`
}
