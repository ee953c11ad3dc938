import { EMPTY_PROPERTY } from '../../domain/fields/empty-property.ts'
import type { ImportedProperty } from '../../domain/property.ts'
import { weakMemo } from '../../memo.ts'
import type { CellReading } from '../cells/cell-reading.ts'
import { cleanText, displayText } from '../cells/plain-text.ts'
import type { OwnColumn, SheetFacts } from '../fields/own-column.ts'
import type { SheetRow } from '../file/sheet.ts'
import type { SheetLayout } from '../header/sheet-layout.ts'
import type { Cell } from '../model/cell.ts'
import type { ColumnRole, MappedColumn } from '../model/column-role.ts'
import type { FieldReading, ImportedField } from '../model/read-row-outcome.ts'
import { rememberCells } from './remember-cells.ts'

type Writable<T> = { -readonly [K in keyof T]: T[K] }
type Value<F extends ImportedField> = NonNullable<ImportedProperty[F]>

/** A row on its way to being a property. */
export interface RowDraft {
  readonly layout: SheetLayout
  readonly property: ImportedProperty
  readonly readings: FieldReading[]
  /** The column of a role, where the sheet has one. */
  column(role: ColumnRole): MappedColumn | undefined
  columns(role: ColumnRole): readonly MappedColumn[]
  cell(column: MappedColumn | undefined): Cell
  /** Of a column that is not used. */
  cellAt(index: number): Cell
  /** The address that a cell links to. */
  link(column: MappedColumn): string | undefined
  /** What a field's own column says. */
  take<F extends ImportedField>(field: F, column: MappedColumn, reading: CellReading<Value<F>>): void
  /** Takes what another cell says about a field. Used only where the field's own column says nothing. */
  offer<F extends ImportedField>(field: F, column: MappedColumn, reading: CellReading<Value<F>>): void
}

/** An empty draft. */
export function startRow(layout: SheetLayout, { cells, links }: Pick<SheetRow, 'cells' | 'links'>): RowDraft {
  const property: ImportedProperty = { ...EMPTY_PROPERTY }
  const readings: FieldReading[] = []
  const cell = (from: MappedColumn | undefined) => (from ? (cells[from.index] ?? null) : null)

  function record<F extends ImportedField>(
    field: F,
    from: MappedColumn,
    reading: CellReading<Value<F>>,
  ): void {
    const { value, unit, assumed, token, problem } = reading
    const raw = cell(from)
    const note = noteOf(reading.note, raw, from, value)
    // Millions of these are made: nothing is spread.
    const said: Writable<FieldReading> = { field, column: from.header, raw, value }
    if (unit !== undefined) said.unit = unit
    if (assumed !== undefined) said.assumed = assumed
    if (token !== undefined) said.token = token
    if (note !== undefined) said.note = note
    if (problem !== undefined) said.problem = { ...problem, column: from.header, raw }
    readings.push(said)
    if (value !== null) property[field] = value
  }

  return {
    layout,
    property,
    readings,
    column: (role) => layout.byRole.get(role),
    columns: (role) => layout.allByRole.get(role) ?? [],
    cell,
    cellAt: (index) => cells[index] ?? null,
    link: ({ index }) => links?.get(index),
    take(field, from, reading) {
      const raw = cell(from)
      if (isUnseen(raw)) return
      const flag = layout.flags.get(from.role)
      const isUnknown =
        flag && reading.value !== null && /^(?:1|true|yes|y|x)$/i.test(displayText(cell(flag)).trim())
      record(field, from, isUnknown ? { value: null, note: `marked unknown by “${flag.header}”` } : reading)
    },
    offer(field, from, reading) {
      const own = readings.findLast((other) => other.field === field)
      const isAnswered = own && (own.value !== null || own.problem !== undefined || own.token !== undefined)
      if (!isAnswered) record(field, from, reading)
    },
  }
}

/** Most cells begin with a sign that is seen. */
function isUnseen(cell: Cell): boolean {
  if (typeof cell === 'string' && /^[!-~]/.test(cell)) return false
  return cell === null || cleanText(displayText(cell)) === ''
}

/** What a reading notes, with what can be noted of any. */
function noteOf(own: string | undefined, raw: Cell, { words }: MappedColumn, value: unknown) {
  const isEstimate = value !== null && (words.includes('estimated') || words.includes('approximate'))
  const hasNul = typeof raw === 'string' && raw.includes('\0')
  if (!isEstimate && !hasNul) return own
  const general = [isEstimate && 'an estimate, by its header', hasNul && 'a NUL character was left out']
  return [own, ...general].filter(Boolean).join('; ')
}

const readOwn = rememberCells((cell, column, { own, layout }: { own: OwnColumn; layout: SheetLayout }) =>
  own.read(cell, column, factsOf(layout, column)),
)

/** Of columns that are read by themselves, those that a sheet has. */
const presentIn = weakMemo(({ byRole }: SheetLayout) =>
  weakMemo((columns: readonly OwnColumn[]) =>
    columns.flatMap((own) => {
      const column = byRole.get(own.role)
      return column ? [{ own, column }] : []
    }),
  ),
)

/** Takes what columns that are read by themselves say, in their order. */
export function takeOwn(row: RowDraft, columns: readonly OwnColumn[]): void {
  for (const { own, column } of presentIn.of(row.layout).of(columns)) {
    const cell = row.cell(column)
    row.take(own.role, column, readOwn(cell, column, { own, layout: row.layout }))
    if (row.layout.weaker.has(own.role) && isUnseen(cell))
      offerWeaker(row, own.role, (weaker) => readOwn(row.cell(weaker), weaker, { own, layout: row.layout }))
    for (const { field, reading } of own.also?.(cell, row.property.squareFootage) ?? []) {
      row.offer(field, column, reading)
    }
  }
}

/** What the columns say that gave way to a blank one. */
export function offerWeaker<F extends ImportedField>(
  row: RowDraft,
  field: F & ColumnRole,
  read: (column: MappedColumn) => CellReading<Value<F>>,
): void {
  for (const column of row.layout.weaker.get(field) ?? []) row.offer(field, column, read(column))
}

const MONTH_YEAR = /\b(?:mm?|mo\.?|month) ?[-/] ?(?:y{2,4}|yr|year)\b/i
const FACTS = new WeakMap<MappedColumn, SheetFacts>()

const RENTS: readonly ColumnRole[] = ['rentPerSf', 'askingRent', 'effectiveRent']

function isOfSales({ byRole }: SheetLayout): boolean {
  return byRole.has('salePrice') && byRole.has('saleDate') && !RENTS.some((role) => byRole.has(role))
}

/** The facts that readers of a column get, made once for each column. */
export function factsOf(layout: SheetLayout, column: MappedColumn): SheetFacts {
  const known = FACTS.get(column)
  if (known) return known
  const { currentYear, date1904, dayFirst, dayFirstThroughout, monthFirst, monthYear, fractions } = layout
  const facts = {
    currentYear,
    date1904,
    isDayFirst: dayFirst.has(column.index),
    isDayFirstThroughout: dayFirstThroughout.has(column.index),
    isMonthFirst: monthFirst.has(column.index),
    isMonthYear: monthYear.has(column.index) || MONTH_YEAR.test(column.header),
    isFraction: fractions.has(column.index),
    isOfSales: isOfSales(layout),
  }
  FACTS.set(column, facts)
  return facts
}
