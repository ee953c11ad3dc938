import { BASE_WORDS } from '../../adjustments/grid-base.ts'
import { amountWords, CHARACTERISTIC_WORDS, rowRateWords } from '../../adjustments/grid-words.ts'
import { ASSUMED_LIMITS } from '../../domain/assumed/assumed-limits.ts'
import { ASSUMED_NAMES } from '../../domain/assumed/assumption-words.ts'
import { unitOf } from '../../domain/fields/figure-units.ts'
import type { PropertyValue } from '../../domain/property.ts'
import { CHARACTERISTICS } from '../../domain/records/characteristics.ts'
import { MEASURED, PLAIN_TERMS } from '../../domain/records/grid-terms.ts'
import { yesOrNo } from '../columns/comp-column.ts'
import type {
  Everything,
  LeavingAssumption,
  LeavingComp,
  LeavingCorrection,
  LeavingList,
  LeavingName,
  LeavingNote,
} from './everything.ts'
import { dayOf, LEAVING_NAMES, type LeavingColumn, type LeavingTable, leavingTable } from './leaving-table.ts'
import { fieldLabel } from './properties-table.ts'

interface Listed {
  list: LeavingList
  /** Null of a list that holds nothing. */
  comp: LeavingComp | null
}

/** The lists, a line for each of their comps. */
export function compListsTable({ compLists, nameOf }: Everything): LeavingTable {
  const rows = compLists.flatMap((list): Listed[] =>
    list.comps.length > 0 ? list.comps.map((comp) => ({ list, comp })) : [{ list, comp: null }],
  )
  return leavingTable<Listed>(
    LEAVING_NAMES.compLists,
    [
      number('List ID', ({ list }) => list.id, '0'),
      text('List', ({ list }) => list.name),
      text('Description', ({ list }) => list.description),
      text('Owner', ({ list }) => list.owner),
      text('Shared', ({ list }) => yesOrNo(list.isPublic)),
      date('Created', ({ list }) => list.createdAt),
      text('Center', ({ list }) => list.centerAddress),
      number('Center Latitude', ({ list }) => list.latitude),
      number('Center Longitude', ({ list }) => list.longitude),
      number('Radius (mi)', ({ list }) => list.radius),
      text('Subject ID', ({ list }) => list.subjectPropertyId),
      text('Grid Starts From', ({ list }) => BASE_WORDS[list.gridBase ?? PLAIN_TERMS.base]),
      text('Grid Rates (% or $/SF/Mo)', ({ list }) => ratesOf(list)),
      text('Property ID', ({ comp }) => comp?.propertyId ?? null),
      text('Comp', ({ comp }) => comp && (nameOf(comp.propertyId) ?? comp.propertyName)),
      text('Comp Address', ({ comp }) => comp?.propertyAddress ?? null),
      text('Included', ({ comp }) => yesOrNo(comp?.isIncluded ?? null)),
      text('Comp Note', ({ comp }) => comp?.notes ?? null),
      text('Adjustments (% or $/SF/Mo)', ({ comp }) => adjustmentsOf(comp)),
      number('Weight (%)', ({ comp }) => comp?.weight),
      text('Left Out By', ({ comp }) => comp?.excludedBy ?? null),
      date('Left Out On', ({ comp }) => comp?.excludedAt ?? null),
      text('Why Left Out', ({ comp }) => comp?.excludeReason ?? null),
    ],
    rows,
  )
}

export function notesTable({ notes, nameOf }: Everything): LeavingTable {
  return leavingTable<LeavingNote>(
    LEAVING_NAMES.notes,
    [
      text('Note ID', ({ id }) => id),
      text('Of Property ID', ({ propertyId }) => propertyId),
      text('Of Property', ({ propertyId }) => nameOf(propertyId)),
      text('Note', ({ note }) => note),
      text('Private', ({ isPrivate }) => yesOrNo(isPrivate)),
      text('Author', ({ author }) => author),
      date('Written', ({ createdAt }) => createdAt),
      date('Edited', ({ updatedAt }) => updatedAt),
    ],
    notes,
  )
}

export function correctionsTable({ corrections, nameOf }: Everything): LeavingTable {
  return leavingTable<LeavingCorrection>(
    LEAVING_NAMES.corrections,
    [
      text('Of Property ID', ({ propertyId }) => propertyId),
      text('Of Property', ({ propertyId }) => nameOf(propertyId)),
      text('Figure', ({ field }) => fieldLabel(field)),
      text('Shown', ({ value }) => said(value)),
      text('Source Says', ({ sourceValue }) => said(sourceValue)),
      text('Reason', ({ reason }) => reason),
      text('Author', ({ author }) => author),
      date('Corrected On', ({ createdAt }) => createdAt),
    ],
    [...corrections.values()].flat(),
  )
}

export function namesTable({ names }: Everything): LeavingTable {
  return leavingTable<LeavingName>(
    LEAVING_NAMES.names,
    [
      text('Name', ({ name }) => name),
      text('Other Name', ({ alias }) => alias),
      text('Author', ({ author }) => author),
      date('Added', ({ createdAt }) => createdAt),
    ],
    names,
  )
}

export function assumptionsTable({ assumptions }: Everything): LeavingTable {
  return leavingTable<LeavingAssumption>(
    LEAVING_NAMES.assumptions,
    [
      text('Assumed Where Not Stated', ({ term }) => ASSUMED_NAMES[term].label),
      number('Figure', ({ value }) => value),
      text('Unit', ({ term }) => unitOf(ASSUMED_LIMITS[term].unit).name),
      text('Set By', ({ author }) => author),
      date('Set On', ({ createdAt }) => createdAt),
    ],
    assumptions,
  )
}

function ratesOf({ rowRates }: LeavingList): string | null {
  const rates = MEASURED.flatMap((name) => {
    const rate = rowRates?.[name]
    return rate === undefined ? [] : [`${CHARACTERISTIC_WORDS[name]} ${rowRateWords(name, rate, 'month')}`]
  })
  return rates.join('; ') || null
}

function adjustmentsOf(comp: LeavingComp | null): string | null {
  const adjustments = CHARACTERISTICS.flatMap((name) => {
    const one = comp?.adjustments?.[name]
    if (one === undefined) return []
    const why = one.reason === null ? '' : ` (${one.reason})`
    return [`${CHARACTERISTIC_WORDS[name]} ${amountWords(one, 'month')}${why}`]
  })
  return adjustments.join('; ') || null
}

function said(value: PropertyValue): string | null {
  return typeof value === 'boolean' ? yesOrNo(value) : value === null ? null : String(value)
}

function text<Row>(header: string, value: (row: Row) => string | null | undefined): LeavingColumn<Row> {
  return { header, kind: 'text', value: (row) => value(row) ?? null }
}

function number<Row>(
  header: string,
  value: (row: Row) => number | null | undefined,
  numberFormat = 'General',
): LeavingColumn<Row> {
  return { header, kind: 'number', numberFormat, value: (row) => value(row) ?? null }
}

function date<Row>(header: string, value: (row: Row) => number | null | undefined): LeavingColumn<Row> {
  return { header, kind: 'date', value: (row) => dayOf(value(row) ?? null) }
}
