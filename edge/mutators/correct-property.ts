import { sql } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Database } from '../../db/database.ts'
import { isCustomColumn } from '../../sync/domain/fields/custom-fields.ts'
import type { Property, PropertyValue } from '../../sync/domain/property.ts'
import {
  type CorrectedField,
  correctedLabel,
  saidOver,
  valueIn,
} from '../../sync/domain/records/correction.ts'
import {
  endCorrection,
  keepCorrection,
  mayCorrect,
  type setCorrectionArgs,
  type takeBackCorrectionArgs,
} from '../../sync/mutators/correction-mutators.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import { readTyped } from '../../sync/sheets/typed/read-typed.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { databaseOf } from './database-of.ts'
import { openBook, openProperty, sourceHasColumn } from './open-property.ts'
import { recordChange } from './record-change.ts'

/**
 * Corrects a field for the team. What was typed is read here again; what the browser took it for does not count.
 * @throws SyncError with why it is not understood
 */
export async function correctProperty(call: Call<z.infer<typeof setCorrectionArgs>>): Promise<void> {
  const { tx, args, ctx } = call
  const db = databaseOf(tx)
  await openBook(db, ctx.teamId)
  const earlier = await mayCorrect(call)
  if (earlier === 'done') return
  const { propertyId: id, field } = args
  const { said, shown } = await openProperty(db, ctx.teamId, id)
  await mustBeColumn(db, id, field)
  const value = readValue(field, args.typed, shown)
  await keepCorrection(call, earlier, { value, said: valueIn(said, field) })
  await layOver(db, { id, field, value })
  await recordChange(db, ctx, {
    propertyId: id,
    kind: 'corrected',
    before: { [field]: valueIn(shown, field) },
    after: { [field]: value },
    reason: args.reason,
  })
}

/** Takes a correction back for the team. */
export async function uncorrectProperty(call: Call<z.infer<typeof takeBackCorrectionArgs>>): Promise<void> {
  const { tx, ctx } = call
  const db = databaseOf(tx)
  await openBook(db, ctx.teamId)
  const correction = await endCorrection(call)
  if (correction === null) return
  const { propertyId: id } = correction
  const field = correction.field as CorrectedField
  const { said, shown } = await openProperty(db, ctx.teamId, id)
  await liftOff(db, { id, field })
  await recordChange(db, ctx, {
    propertyId: id,
    kind: 'uncorrected',
    before: { [field]: valueIn(shown, field) },
    after: { [field]: valueIn(said, field) },
  })
}

/** @throws SyncError where the property's source has no such column */
async function mustBeColumn(db: Database, id: string, field: CorrectedField): Promise<void> {
  if (!isCustomColumn(field) || (await sourceHasColumn(db, id, field))) return
  throw new SyncError('invalid', `field: No source of this property has a column “${correctedLabel(field)}”.`)
}

function readValue(field: CorrectedField, typed: string, shown: Property): PropertyValue {
  const reading = readTyped(field, typed, shown, new Date().getFullYear())
  switch (reading.kind) {
    case 'value':
      return reading.value
    case 'open':
      throw new SyncError('invalid', `typed: ${reading.sentence} Write ${choicesIn(reading.choices)}.`)
    case 'refused':
      throw new SyncError('invalid', `typed: ${reading.sentence}`)
  }
}

function choicesIn(choices: readonly { typed: string }[]): string {
  return choices.map(({ typed }) => typed).join(' or ')
}

/** Lays a value over what the source says of a field. The book must be open. */
async function layOver(
  db: Database,
  { id, field, value }: { id: string; field: CorrectedField; value: PropertyValue },
): Promise<void> {
  const over = JSON.stringify(saidOver(field, value))
  await db.execute(sql`update property
    set corrections = coalesce(corrections, '{}') || ${over}::jsonb, ${stampOf(field)} where id = ${id}`)
}

/** Shows again what the source says of a field. The book must be open. */
async function liftOff(db: Database, { id, field }: { id: string; field: CorrectedField }): Promise<void> {
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
