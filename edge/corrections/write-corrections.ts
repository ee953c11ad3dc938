import { sql } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { type CorrectedField, saidOver } from '../../sync/domain/correction.ts'
import type { PropertyValue } from '../../sync/domain/property.ts'

/** Lays a value over what the source says of a field. The book must be open. */
export async function layOver(
  db: Database,
  { id, field, value }: { id: string; field: CorrectedField; value: PropertyValue },
): Promise<void> {
  const over = JSON.stringify(saidOver(field, value))
  await db.execute(sql`update property
    set corrections = coalesce(corrections, '{}') || ${over}::jsonb, ${stampOf(field)} where id = ${id}`)
}

/** Shows again what the source says of a field. The book must be open. */
export async function liftOff(
  db: Database,
  { id, field }: { id: string; field: CorrectedField },
): Promise<void> {
  const fields = sql.join(
    Object.keys(saidOver(field, null)).map((name) => sql`${name}`),
    sql`, `,
  )
  await db.execute(sql`update property
    set corrections = nullif(coalesce(corrections, '{}') - array[${fields}]::text[], '{}'), ${stampOf(field)}
    where id = ${id}`)
}

function stampOf(field: CorrectedField) {
  // Browsers know moments to the millisecond.
  const now = sql`date_trunc('milliseconds', now())`
  const at = sql`changed_at = ${now}`
  return field === 'rentPerSf' ? sql`${at}, rent_changed_at = ${now}` : at
}
