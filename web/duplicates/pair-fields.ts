import type { JoinedField } from '../../sync/api/duplicates.ts'
import { fieldOf, fieldsWhere } from '../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../sync/domain/fields.ts'
import { NOT_AVAILABLE } from '../../sync/domain/format.ts'
import type { Property } from '../../sync/domain/property.ts'
import { valueWords } from '../property/value-words.ts'

export type Side = 'a' | 'b'

/** Fields that are told by others: a place by its latitude, and what is beside a rent by the rent. */
const UNSHOWN: readonly FieldName[] = ['longitude', 'rentBasisAssumed', 'custom']

const SHOWN = fieldsWhere<FieldName>((field) => field.stored !== true).filter(
  (name) => !UNSHOWN.includes(name),
)

/** One field of two properties. */
export interface PairLine {
  readonly field: JoinedField
  readonly label: string
  readonly a: string
  readonly b: string
  readonly differs: boolean
  /** The side that is taken whatever is chosen, because the other one says nothing. */
  readonly only: Side | null
  /** The rent, of a lease type that both state: taken from B, it brings B's lease type along. */
  readonly rent?: PairLine | undefined
}

/** What is known of at least one of two properties, line by line. */
export function pairLines(a: Property, b: Property): PairLine[] {
  const lines = SHOWN.flatMap((name): PairLine[] => {
    if (a[name] === null && b[name] === null) return []
    const only = a[name] === null ? 'b' : b[name] === null ? 'a' : null
    return [
      {
        field: name as JoinedField,
        label: name === 'latitude' ? 'Place' : fieldOf(name).label,
        a: saidOf(a, name),
        b: saidOf(b, name),
        differs: a[name] !== b[name] || (name === 'latitude' && a.longitude !== b.longitude),
        only,
      },
    ]
  })
  const rent = lines.find(({ field, differs }) => field === 'rentPerSf' && differs)
  return lines.map((line) =>
    line.field === 'leaseType' && line.differs && line.only === null ? { ...line, rent } : line,
  )
}

function saidOf(property: Property, name: FieldName): string {
  if (name !== 'latitude') return valueWords(fieldOf(name), property[name], 'month')
  const { latitude, longitude } = property
  return latitude === null || longitude === null
    ? NOT_AVAILABLE
    : `${latitude.toFixed(6)}, ${longitude.toFixed(6)}`
}

export type Choices = Readonly<Partial<Record<JoinedField, Side>>>

/** Whether a lease type comes with the rent of B, as on the server. */
export function comesWithRent({ rent }: PairLine, choices: Choices): boolean {
  return rent !== undefined && sideOf(rent, choices) === 'b'
}

/** The side a line is taken from: the one that says something, else what was chosen, else A. */
export function sideOf(line: PairLine, choices: Choices): Side {
  return line.only ?? (comesWithRent(line, choices) ? 'b' : (choices[line.field] ?? 'a'))
}

/** The fields that are shown from B, where A is kept. */
export function takenFields(lines: readonly PairLine[], choices: Choices): JoinedField[] {
  return lines
    .filter((line) => line.differs && sideOf(line, choices) === 'b')
    .flatMap(({ field }): JoinedField[] => (field === 'latitude' ? ['latitude', 'longitude'] : [field]))
}

/**
 * Those of them that somebody chose. What only B says fills a gap, and the server lets A's source fill it later; a lease
 * type that comes with a rent comes on the server too.
 */
export function chosenFields(lines: readonly PairLine[], choices: Choices): JoinedField[] {
  return takenFields(
    lines.filter(({ field, only }) => only === null && choices[field] === 'b'),
    choices,
  )
}

/** What the joined property will be. */
export function joinedOf(a: Property, b: Property, taken: readonly JoinedField[]): Property {
  return { ...a, ...Object.fromEntries(taken.map((field) => [field, b[field]])) }
}
