import { cardBadges } from '../../domain/amenities/amenity-badges.ts'
import { assumesWords } from '../../domain/assumed/assumption-words.ts'
import { dayHere } from '../../domain/dates/days.ts'
import type { Assumed } from '../../domain/economics/assumptions.ts'
import { computedField } from '../../domain/economics/computed-fields.ts'
import {
  COMPUTED_NAMES,
  type ComputedFieldName,
  isComputedField,
} from '../../domain/economics/computed-names.ts'
import { missingWords } from '../../domain/economics/missing-words.ts'
import { assumptionsOf } from '../../domain/economics/rests-on.ts'
import { customNameOf, customValue } from '../../domain/fields/custom-fields.ts'
import { customLabel } from '../../domain/fields/custom-label.ts'
import { fieldOf, fieldsWhere } from '../../domain/fields/field-list.ts'
import { unitOf } from '../../domain/fields/figure-units.ts'
import type { FieldName, NamesOf } from '../../domain/fields.ts'
import { asDecimal, NOT_AVAILABLE } from '../../domain/format.ts'
import { fileMiles, formatDistance } from '../../domain/format-decimals.ts'
import { isWorkedColumn, type WorkedColumn } from '../../domain/table/table-sort.ts'
import type { NumberedRow } from '../model/comps-document.ts'
import { type CompColumn, dateColumn, fieldColumn, textColumn, yesOrNo } from './comp-column.ts'

const RENT = unitOf('rent')
const AMENITIES = textColumn('Amenities', ({ property }) => cardBadges(property).join(', ') || null)

/** Columns that are no field of the property as it is. */
const OTHERS = {
  number: {
    header: '#',
    label: '#',
    kind: 'number',
    numberFormat: '0',
    value: (row) => row.number,
    show: (number) => number?.toString() ?? NOT_AVAILABLE,
  },
  distance: {
    header: 'Distance (mi)',
    label: 'Distance',
    kind: 'number',
    numberFormat: '0.0',
    value: ({ distance }) => (distance === undefined ? null : fileMiles(distance)),
    show: formatDistance,
  },
  rentBasis: textColumn('Rent Basis', ({ property }) =>
    property.rentPerSf === null ? null : property.rentBasisAssumed ? 'Assumed' : 'Stated',
  ),
  /** The contact: the firm where no name is known. */
  broker: textColumn('Broker', ({ property }) => property.brokerName ?? property.brokerFirm),
  /** What the comp list says of it, not the property's own notes. */
  compNote: textColumn('Comp Note', (row) => row.note ?? null),
  isIncluded: textColumn('Included', (row) => yesOrNo(row.isIncluded !== false)),
  listed: dateColumn(fieldOf('createdAt').label, ({ property }) =>
    // By the clock that filters ask, so that a file and a screen of one place say the same day.
    dayHere(new Date(property.createdAt)),
  ),
} as const satisfies Record<string, CompColumn>

/** Where each stands: before this field. */
const BEFORE: Partial<Record<FieldName, readonly (keyof typeof OTHERS)[]>> = {
  name: ['number'],
  propertyType: ['distance'],
  opexPerSf: ['rentBasis'],
  brokerName: ['broker'],
  pdfUrl: ['compNote', 'isIncluded'],
  sourceSheet: ['listed'],
}

/** The name by which a choice of columns is remembered: of a field its own, but for the brochure's. */
type FieldColumn = Exclude<NamesOf<{ header: string }>, 'pdfUrl'> | 'brochure'
export type WholeColumn = FieldColumn | keyof typeof OTHERS
/** Those, and what is worked out of them. */
export type ColumnId = WholeColumn | WorkedColumn

/** Every column that properties are kept by. The headers of the thirteen of `SPREADSHEET_COLUMNS` are the specification's. */
export const COMP_COLUMNS = Object.fromEntries(
  fieldsWhere(() => true).flatMap((name): [string, CompColumn][] => {
    const { header } = fieldOf(name)
    return [
      ...(BEFORE[name] ?? []).map((id): [string, CompColumn] => [id, OTHERS[id]]),
      ...(header === undefined
        ? []
        : [[name === 'pdfUrl' ? 'brochure' : name, fieldColumn(name, header)] as [string, CompColumn]]),
    ]
  }),
) as Readonly<Record<WholeColumn, CompColumn>>

/** In the order of the registry. A file with all of them holds the properties whole. */
export const ALL_COLUMNS = Object.keys(COMP_COLUMNS) as WholeColumn[]

/** The thirteen columns of a CSV or spreadsheet, unless others are chosen (specification, section 9). */
export const SPREADSHEET_COLUMNS = [
  'name',
  'address',
  'city',
  'state',
  'propertyType',
  'rentPerSf',
  'squareFootage',
  'clearHeight',
  'yearBuilt',
  'tenant',
  'landlordFirm',
  'broker',
  'notes',
] as const satisfies readonly ColumnId[]

export function isColumnId(id: string): id is ColumnId {
  return isWhole(id) || isWorkedColumn(id)
}

function isWhole(id: string): id is WholeColumn {
  return Object.hasOwn(COMP_COLUMNS, id)
}

/** A column of a document: what a cell of it holds, and how it reads. Rents are worked out with what is assumed. */
export function compColumn(id: ColumnId, assumed?: Assumed): CompColumn {
  return isWhole(id) ? COMP_COLUMNS[id] : workedColumn(id, assumed)
}

/** The field that a column holds as it is; null for one that is worked out, or is of no property alone. */
export function fieldOfColumn(id: WholeColumn): FieldName | null {
  if (id === 'brochure') return 'pdfUrl'
  return Object.hasOwn(OTHERS, id) ? null : (id as FieldName)
}

/** The columns of a choice, in its order; an empty choice is the thirteen. */
export function columnsOf(
  choice: readonly ColumnId[] | undefined,
  assumed: Assumed | undefined,
): readonly CompColumn[] {
  return (choice?.length ? choice : SPREADSHEET_COLUMNS).map((id) => compColumn(id, assumed))
}

/** A column with a value that is worked out, or that a source has beyond the registry. */
function workedColumn(id: WorkedColumn, assumed: Assumed | undefined): CompColumn {
  if (isComputedField(id)) return computedColumn(id, assumed)
  if (id === 'amenities') return AMENITIES
  const name = customNameOf(id) ?? ''
  return {
    ...textColumn(name, ({ property }) => customValue(property.custom, name)),
    label: customLabel(name),
  }
}

function computedColumn(name: ComputedFieldName, assumed: Assumed | undefined): CompColumn {
  const { header, short } = COMPUTED_NAMES[name]
  const work = ({ property }: NumberedRow) => computedField(name, property, assumed?.terms)
  const words = assumesWords(assumptionsOf([name], assumed?.assumptions ?? []))
  return {
    header: words === '' ? header : header.replace(/\)$/, `; ${words})`),
    label: short,
    kind: 'number',
    numberFormat: RENT.numberFormat,
    value: (row) => {
      const { figure } = work(row)
      return figure === null ? null : asDecimal(figure)
    },
    show: RENT.show,
    instead: (row) => missingWords(work(row).missing),
  }
}
