import { excerpt } from '../cells/plain-text.ts'
import { type CellDecision, cellDecisions, type TypedCells } from '../cells/typed-cells.ts'
import type { GroupKind } from '../model/explained.ts'
import type { ColumnDecision, GroupDecision, ImportDecisions } from '../model/import-decisions.ts'
import { isChoosableRole } from './choosable-roles.ts'

/** What was decided about one table, by its own columns. */
export interface TableDecisions {
  readonly columns: ReadonlyMap<number, ColumnDecision>
  /** What was decided about a group of a column, or of the rows where `index` is null. */
  groupOf(index: number | null, kind: string): GroupDecision | undefined
  /** What was decided about one row alone. */
  rowOf(row: string, kind: string, was: string): GroupDecision | undefined
  readonly hasGroups: boolean
  readonly cells: TypedCells
}

const DUPLICATE: GroupKind = 'duplicate'

export interface StaleDecision {
  readonly sheet: string
  readonly sentence: string
}

/** The decisions of one reading: which apply to a table, and in the end which applied to none. */
export interface DecisionsInUse {
  isChosen(sheet: string, inSheet: number): boolean
  forTable(sheet: string, header: readonly string[]): TableDecisions
  /** Something was decided about rows that repeat others, which may stand in any table. */
  readonly hasDuplicates: boolean
  stale(): readonly StaleDecision[]
}

/** The order of decisions means nothing: of two about the same, always the same one counts. */
export function decisionsInUse(given: ImportDecisions): DecisionsInUse {
  const isOf = sheetTest(given.renamed ?? [])
  const columns = ordered(given.columns)
  const groups = ordered(given.groups)
  const cells: CellDecision[] = ordered(given.cells).map((cell) => ({ ...cell, isUsed: false }))
  const rows = ordered(given.rows ?? [])
  const used = new Set<object>()

  return {
    isChosen(sheet, inSheet) {
      const chosen = given.tables?.find((table) => isOf(table, sheet) && table.table === inSheet)
      if (chosen) used.add(chosen)
      return given.tables === undefined || chosen !== undefined
    },
    hasDuplicates: rows.length > 0 || groups.some(({ group }) => group === DUPLICATE),
    forTable(sheet, header) {
      const at = columnsByHeader(header)
      const decided = new Map<number, ColumnDecision>()
      for (const decision of columns) {
        const index = isOf(decision, sheet) ? columnOf(at, decision) : null
        if (index === null || !canBe(decision.use)) continue
        used.add(decision)
        if (!decided.has(index)) decided.set(index, decision.use)
      }
      const own = new Map<string, GroupDecision>()
      for (const decision of groups) {
        if (!isOf(decision, sheet)) continue
        const indexes = decision.header === null ? [null] : (at.get(decision.header) ?? [])
        for (const index of indexes) {
          used.add(decision)
          const key = `${index} ${decision.group}`
          if (!own.has(key)) own.set(key, decision.decision)
        }
      }
      return {
        columns: decided,
        groupOf: (index, kind) => own.get(`${index} ${kind}`),
        rowOf(row, kind, was) {
          const decision = rows.find(
            (other) => isOf(other, sheet) && other.row === row && other.group === kind && other.was === was,
          )
          if (decision) used.add(decision)
          return decision?.decision
        },
        hasGroups: own.size > 0 || rows.some((row) => isOf(row, sheet)),
        cells: cellDecisions(
          cells.filter((cell) => isOf(cell, sheet)),
          at,
        ),
      }
    },
    stale() {
      const says = (sheet: string, sentence: string): StaleDecision => ({ sheet, sentence })
      const unused = <T extends object>(list: readonly T[]) => list.filter((one) => !used.has(one))
      return [
        ...unused(given.tables ?? []).map(({ sheet, table }) =>
          says(sheet, `Sheet “${excerpt(sheet)}” has no table ${table + 1} any more.`),
        ),
        ...unused(columns).map(({ sheet, header }) =>
          says(
            sheet,
            `The answer about column “${excerpt(header)}” of “${excerpt(sheet)}” fits no column of it.`,
          ),
        ),
        ...unused(groups).flatMap(({ sheet, header }) =>
          header === null
            ? says(sheet, `The answer about rows of “${excerpt(sheet)}” fits no table of it.`)
            : says(
                sheet,
                `The answer about cells of “${excerpt(header)}” in “${excerpt(sheet)}” fits no column of it.`,
              ),
        ),
        ...unused(rows).map(({ sheet, row }) =>
          says(sheet, `The answer about the row ${excerpt(row)} of “${excerpt(sheet)}” fits no row of it.`),
        ),
        ...cells
          .filter(({ isUsed }) => !isUsed)
          .map(({ sheet, header, was, row }) =>
            says(
              sheet,
              `No cell of “${excerpt(header)}” in “${excerpt(sheet)}” says “${excerpt(was)}” at ${excerpt(row)} any more.`,
            ),
          ),
      ]
    },
  }
}

type Renamed = NonNullable<ImportDecisions['renamed']>

/** Whether a decision is about a sheet: by its name, or by the one it had before. */
function sheetTest(renamed: Renamed): (decision: { readonly sheet: string }, sheet: string) => boolean {
  const same = renamed.filter(({ is }) => is === 'same')
  return (decision, sheet) =>
    decision.sheet === sheet || same.some(({ from, to }) => to === sheet && from === decision.sheet)
}

function canBe(use: ColumnDecision): boolean {
  return use.as !== 'field' || isChoosableRole(use.role)
}

function columnsByHeader(header: readonly string[]): ReadonlyMap<string, readonly number[]> {
  return Map.groupBy(header.keys(), (index) => header[index] ?? '')
}

/** Of several columns with a header only a decision that counts them says which. */
function columnOf(
  at: ReadonlyMap<string, readonly number[]>,
  { header, nth }: ImportDecisions['columns'][number],
): number | null {
  const indexes = at.get(header) ?? []
  if (nth === undefined) return indexes.length === 1 ? (indexes[0] ?? null) : null
  return indexes[nth] ?? null
}

function ordered<T>(decisions: readonly T[]): T[] {
  return decisions
    .map((decision) => ({ decision, key: JSON.stringify(decision) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
    .map(({ decision }) => decision)
}
