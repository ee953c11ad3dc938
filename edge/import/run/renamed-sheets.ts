import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../../../db/database.ts'
import type { ImportTarget } from '../import-target.ts'
import { ImportError } from './import-error.ts'
import type { Run } from './import-run.ts'

/** A sheet that is gone, and a new one that holds more than half of its properties. */
export interface RenamedSheet {
  readonly from: string
  readonly to: string
  /** Properties that both have. */
  readonly same: number
  readonly before: number
}

/** The sheets of a source that seem to have another name than the last time. */
export async function renamedSheets(db: Database, run: Run): Promise<RenamedSheet[]> {
  return await rowsOf<RenamedSheet & Record<string, unknown>>(
    db,
    sql`with last as (select current_run_id as id from private.source where id = ${run.sourceId}),
      sheet as (select s.run_id, s.position, s.name from private.source_sheet s
        where s.name not in (select name from private.source_sheet
          where run_id in ((select id from last), ${run.id}) and run_id <> s.run_id)),
      old as (select s.name, r.sheet, r.row_number, r.place, r.deal, lower(p.address) as address
        from last join sheet s on s.run_id = last.id
        join private.source_row r on r.run_id = s.run_id and r.sheet = s.position and r.result = 'property'
        left join property p on p.id = r.property_id),
      new as (select distinct s.name, r.place, r.deal, lower(p.address) as address from sheet s
        join private.staged_row r on r.run_id = s.run_id and r.sheet = s.position and r.result = 'property'
        left join private.staged_property p on p.run_id = r.run_id and p.id = r.property_id
        where s.run_id = ${run.id}),
      same as (
        select old.name as from, new.name as to, sheet, row_number from old join new using (place, deal)
        union
        select old.name, new.name, sheet, row_number from old join new using (address)
        where old.deal::json ->> 'tenant' = new.deal::json ->> 'tenant'
          and old.deal::json ->> 'dates' = new.deal::json ->> 'dates'),
      sizes as (select name, count(*)::int as rows from old group by name)
      select same.from, same.to, count(*)::int as same, sizes.rows as before
      from same join sizes on sizes.name = same.from
      group by same.from, same.to, sizes.rows having count(*) * 2 > sizes.rows
      order by same desc`,
  )
}

export interface SettledRename extends RenamedSheet {
  /** Its properties stay, under the new name. */
  readonly isTaken: boolean
  readonly isDecided: boolean
}

/** What becomes of each: as people decided, else it is taken over where `takesRenamed`. */
export function settleRenames(
  found: readonly RenamedSheet[],
  { decisions, takesRenamed = false }: Pick<ImportTarget, 'decisions' | 'takesRenamed'>,
): SettledRename[] {
  return found.map((sheet) => {
    const decided = decisions?.renamed?.find(({ from, to }) => from === sheet.from && to === sheet.to)
    const isTaken = decided === undefined ? takesRenamed : decided.is === 'same'
    return { ...sheet, isTaken, isDecided: decided !== undefined }
  })
}

/** Throws `ImportError` where a sheet seems to be renamed: its properties would lose their notes and lists. */
export function refuseRenamed(renamed: readonly SettledRename[]): void {
  const open = renamed.filter(({ isDecided }) => !isDecided)
  if (open.length === 0) return
  throw new ImportError('renamed', `${open.map(renamedSentence).join(' ')} Nothing was changed.`)
}

export function renamedSentence({ from, to, same, before }: RenamedSheet): string {
  const number = (n: number) => n.toLocaleString('en-US')
  return `The sheet ${from} is not in this file, and the new sheet ${to} has ${number(same)} of its ${number(before)} properties.`
}
