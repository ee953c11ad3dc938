import { customNameOf } from '../../domain/fields/custom-fields.ts'
import { fieldOf } from '../../domain/fields/field-list.ts'
import { FIELDS, type FieldName } from '../../domain/fields.ts'
import type { Property } from '../../domain/property.ts'
import { ALL_COLUMNS, COMP_COLUMNS, type WholeColumn } from '../columns/comp-columns.ts'
import type { Everything } from './everything.ts'
import { LEAVING_NAMES, type LeavingColumn, type LeavingTable, leavingTable } from './leaving-table.ts'

/** What a property has in a list or near a place, and not of itself. */
const NOT_OF_A_PROPERTY: readonly WholeColumn[] = ['number', 'distance', 'compNote', 'isIncluded']
/** From these an import restores the properties whole. */
const PROPERTY_COLUMNS = ALL_COLUMNS.filter((id) => !NOT_OF_A_PROPERTY.includes(id))

/** Every property with every column, and which of its figures are corrected. */
export function propertiesTable(everything: Everything): LeavingTable {
  const columns = PROPERTY_COLUMNS.map((id): LeavingColumn<Property> => {
    const column = COMP_COLUMNS[id]
    return {
      header: column.header,
      kind: column.kind,
      ...(column.kind === 'number' && { numberFormat: column.numberFormat }),
      value: (property) => column.value({ property, number: null }),
    }
  })
  const corrected: LeavingColumn<Property> = {
    header: 'Corrected',
    kind: 'text',
    value: ({ id }) => correctedIn(everything, id).map(fieldLabel).join('; ') || null,
  }
  return leavingTable(LEAVING_NAMES.properties, [...columns, corrected], everything.properties)
}

/** The fields of a property that somebody corrected. */
export function correctedIn({ corrections }: Everything, id: string): string[] {
  return (corrections.get(id) ?? []).map(({ field }) => field)
}

export function fieldLabel(field: string): string {
  return Object.hasOwn(FIELDS, field) ? fieldOf(field as FieldName).label : (customNameOf(field) ?? field)
}
