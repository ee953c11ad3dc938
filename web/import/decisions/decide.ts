import type {
  ColumnDecision,
  GroupDecision,
  ImportDecisions,
} from '../../../sync/sheets/model/import-decisions.ts'

/** A column by what its sheet says. */
export interface ColumnRef {
  sheet: string
  header: string
  nth?: number | undefined
}

/** A group of problems by what its sheet says. */
export interface GroupRef {
  sheet: string
  header: string | null
  key: string
}

/** A cell by what its sheet says. */
export interface CellRef {
  sheet: string
  row: string
  header: string
  was: string
}

/** What a column is read as; null takes back what was decided. */
export function decideColumn(
  decisions: ImportDecisions,
  { sheet, header, nth }: ColumnRef,
  use: ColumnDecision | null,
): ImportDecisions {
  const others = decisions.columns.filter(
    (column) => column.sheet !== sheet || column.header !== header || column.nth !== nth,
  )
  const own = use === null ? [] : [{ sheet, header, ...(nth === undefined ? {} : { nth }), use }]
  return { ...decisions, columns: [...others, ...own] }
}

/** What becomes of a group; null takes back what was decided. */
export function decideGroup(
  decisions: ImportDecisions,
  { sheet, header, key }: GroupRef,
  decision: GroupDecision | null,
): ImportDecisions {
  const others = decisions.groups.filter(
    (group) => group.sheet !== sheet || group.header !== header || group.group !== key,
  )
  const own = decision === null ? [] : [{ sheet, header, group: key, decision }]
  return { ...decisions, groups: [...others, ...own] }
}

/** What a cell says; null restores the sheet's text. */
export function decideCell(
  decisions: ImportDecisions,
  { sheet, row, header, was }: CellRef,
  text: string | null,
): ImportDecisions {
  const others = decisions.cells.filter(
    (cell) => cell.sheet !== sheet || cell.row !== row || cell.header !== header,
  )
  const own = text === null ? [] : [{ sheet, row, header, was, text }]
  return { ...decisions, cells: [...others, ...own] }
}

/** A row that may repeat another, and what both say. */
export interface RowRef {
  sheet: string
  row: string
  group: string
  was: string
}

/** What becomes of one row; null leaves it to its group. */
export function decideRow(
  decisions: ImportDecisions,
  { sheet, row, group, was }: RowRef,
  decision: GroupDecision | null,
): ImportDecisions {
  const { rows = [], ...rest } = decisions
  const others = rows.filter((own) => own.sheet !== sheet || own.row !== row || own.group !== group)
  const all = decision === null ? others : [...others, { sheet, row, group, was, decision }]
  return all.length === 0 ? rest : { ...rest, rows: all }
}

type Table = NonNullable<ImportDecisions['tables']>[number]

/** Which tables are read; all of them is no decision. */
export function decideTables(
  { tables: _, ...decisions }: ImportDecisions,
  chosen: readonly Table[],
  all: number,
): ImportDecisions {
  return chosen.length === all ? decisions : { ...decisions, tables: [...chosen] }
}

/** A tab that is gone, and the new one that seems to be the same. */
export interface RenamedTab {
  from: string
  to: string
}

/** What was decided of it; null where nothing was. */
export function renamedAnswer({ renamed = [] }: ImportDecisions, { from, to }: RenamedTab) {
  return renamed.find((tab) => tab.from === from && tab.to === to)?.is ?? null
}

export function decideRenamed(
  { renamed = [], ...decisions }: ImportDecisions,
  { from, to }: RenamedTab,
  is: 'same' | 'new',
): ImportDecisions {
  const others = renamed.filter((tab) => tab.from !== from || tab.to !== to)
  return { ...decisions, renamed: [...others, { from, to, is }] }
}
