import * as z from 'zod/mini'

/** What the cells of a column are read as. */
const columnUse = z.discriminatedUnion('as', [
  z.object({
    as: z.literal('field'),
    /** A `ColumnRole`. */
    role: z.string(),
    /** Of a rent without one in its cell: whether it is for a month or for a year. */
    period: z.optional(z.enum(['month', 'year'])),
    /** Of dates that could be either. */
    dates: z.optional(z.enum(['month-first', 'day-first'])),
  }),
  z.object({ as: z.literal('custom') }),
  z.object({ as: z.literal('ignored') }),
])
export type ColumnDecision = z.infer<typeof columnUse>

/** What becomes of the cells that share a problem. */
const groupDecision = z.discriminatedUnion('do', [
  /** Takes the row without the field; the cell's text stays in its notes. */
  z.object({ do: z.literal('leave-empty') }),
  z.object({ do: z.literal('reject') }),
  /** Takes the row as it was read. */
  z.object({ do: z.literal('keep') }),
  z.object({ do: z.literal('as-month') }),
  z.object({ do: z.literal('as-year') }),
  /** One text for all cells of the group, read as if it stood in each. */
  z.object({ do: z.literal('replace'), text: z.string() }),
  /** Takes the row before that says the same, and not this one. */
  z.object({ do: z.literal('leave-out') }),
])
export type GroupDecision = z.infer<typeof groupDecision>

/**
 * What people decided about a source. A decision names columns and cells by what the sheet says, never by where they
 * are. It is not used when the column is gone or the cell says something else now.
 */
export const importDecisions = z.object({
  /** The tables that are read; absent for all. A sheet's tables are counted from 0. */
  tables: z.optional(z.array(z.object({ sheet: z.string(), table: z.int() }))),
  columns: z.array(
    z.object({
      sheet: z.string(),
      header: z.string(),
      /** Of several columns with this header, which: counted from 0. */
      nth: z.optional(z.int()),
      use: columnUse,
    }),
  ),
  /** `group` is a `ProblemGroup`'s key; `header` is null where the problem is the row's. */
  groups: z.array(
    z.object({
      sheet: z.string(),
      header: z.nullable(z.string()),
      group: z.string(),
      decision: groupDecision,
    }),
  ),
  /**
   * Cells that a person typed again. They count while the sheet still says `was`. `row` identifies the row: a
   * problem's `ref`. An empty `text` empties the cell, and moves what it said to the notes.
   */
  cells: z.array(
    z.object({ sheet: z.string(), row: z.string(), header: z.string(), was: z.string(), text: z.string() }),
  ),
  /** Rows decided one by one, whatever was decided of their group. `row` and `was` as in `cells`. */
  rows: z.optional(
    z.array(
      z.object({
        sheet: z.string(),
        row: z.string(),
        group: z.string(),
        was: z.string(),
        decision: groupDecision,
      }),
    ),
  ),
  /** Sheets that came up where another was gone: whether it is the same under another name, or a new one. */
  renamed: z.optional(z.array(z.object({ from: z.string(), to: z.string(), is: z.enum(['same', 'new']) }))),
  /** What is no longer in the source stays, and a listing gets the status `Ended`; absent where it is removed. */
  gone: z.optional(z.literal('ended')),
})
export type ImportDecisions = z.infer<typeof importDecisions>

export const NO_DECISIONS: ImportDecisions = { columns: [], groups: [], cells: [] }
