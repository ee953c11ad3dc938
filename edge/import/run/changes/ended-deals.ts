import { sql } from 'drizzle-orm'
import { type Database, rowsOf, type Transaction } from '../../../../db/database.ts'
import { type ChangedFields, propertyChange } from '../../../../db/history-schema.ts'
import { stagedProperty } from '../../../../db/staged-property.ts'
import { fieldOf, fieldsWhere } from '../../../../sync/domain/fields/field-list.ts'
import type { FieldName } from '../../../../sync/domain/fields.ts'
import { editDistance } from '../../../../sync/domain/words/fuzzy.ts'
import { plainWords } from '../../../../sync/domain/words/plain-words.ts'
import { isSameTenant, sameDates } from '../../../../sync/duplicates/score-pair.ts'
import { layCorrections } from '../../../duplicates/belongings.ts'
import type { Run } from '../import-run.ts'

/** What a lease says: of the next tenant it is something else. A suite stays where it is. */
const OF_THE_DEAL: readonly string[] = [
  'rentPerSf',
  'tenant',
  ...fieldsWhere((field) => field.facts === 'lease').filter((name) => name !== 'suite'),
]
/** A tenant that is spelled right is no other one. */
const NEARLY = 0.2
const MOST_NAMED = 3

interface Deal {
  readonly tenant: string | null
  readonly commencement: string | null
  readonly expiration: string | null
  readonly signed: string | null
}

/** A correction in force that was said of a lease which a run replaces by that of another tenant. */
export interface EndedCorrection {
  readonly id: string
  readonly propertyId: string
  readonly field: FieldName
  readonly value: ChangedFields[string]
  readonly name: string
  /** The lease that it was said of. */
  readonly was: Deal
  readonly is: Deal
  /** The staged row, by columns. */
  readonly staged: ChangedFields
}

/** The corrections that a staged run ends. What is said of a property is compared as it was when it was corrected. */
export async function endedCorrections(db: Database | Transaction, run: Run): Promise<EndedCorrection[]> {
  const known = await rowsOf<{ id: string }>(
    db,
    sql`select id from correction where team_id = ${run.team} and taken_back_at is null and field in ${OF_THE_DEAL}`,
  )
  if (known.length === 0) return []
  const then = (
    field: string,
    column: string,
  ) => sql`coalesce(p.corrections -> ${field}, (select h.before::jsonb -> ${field}
    from private.property_change h where h.property_id = c.property_id and h.at > c.created_at and h.run_id is not null
      and h.kind <> 'rolled-back' and h.before::jsonb ? ${field} order by h.id limit 1), to_jsonb(p.${sql.identifier(column)}))`
  const rows = await rowsOf<EndedCorrection & Record<string, unknown>>(
    db,
    sql`select c.id, c.property_id as "propertyId", c.field, c.value, p.name, to_jsonb(s) as staged,
        json_build_object('tenant', ${then('tenant', 'tenant')}, 'commencement', ${then('commencement', 'commencement')},
          'expiration', ${then('expiration', 'expiration')}, 'signed', ${then('dateSigned', 'date_signed')}) as was,
        json_build_object('tenant', s.tenant, 'commencement', s.commencement, 'expiration', s.expiration,
          'signed', s.date_signed) as is
      from correction c join property p on p.id = c.property_id
        join private.staged_property s on s.run_id = ${run.id} and s.id = c.property_id
      where c.id = any(${sql.param(known.map(({ id }) => id))}::text[]) and p.content_hash <> s.content_hash
        and s.tenant is not null
      order by p.name, p.id, c.field`,
  )
  return rows.filter(({ was, is }) => isNextDeal(was, is))
}

/** Whether another tenant is there, by another lease: one whose dates stay was named anew or passed on. */
function isNextDeal(was: Deal, is: Deal): boolean {
  if (was.tenant === null || is.tenant === null || isSameTenant(was.tenant, is.tenant)) return false
  const [one, other] = [plainWords(was.tenant), plainWords(is.tenant)]
  if (editDistance(one, other) <= NEARLY * Math.max(one.length, other.length)) return false
  return sameDates(was, is) !== true
}

/** `2 corrections are of tenants who are gone, and end with this import: Rent of 1 Main St (Acme, now Beta).` */
export function endedSentences(ended: readonly EndedCorrection[]): string[] {
  if (ended.length === 0) return []
  const named = ended
    .slice(0, MOST_NAMED)
    .map(({ field, name, was, is }) => `${fieldOf(field).label} of ${name} (${was.tenant}, now ${is.tenant})`)
  const more = ended.length - named.length
  const which = [...named, ...(more > 0 ? [`${more.toLocaleString('en-US')} more`] : [])].join('; ')
  const what =
    ended.length === 1
      ? '1 correction is of a tenant who is gone, and ends'
      : `${ended.length.toLocaleString('en-US')} corrections are of tenants who are gone, and end`
  return [`${what} with this import: ${which}. The history keeps ${ended.length === 1 ? 'it' : 'them'}.`]
}

/** Takes corrections out of force in a run, before its changes are recorded. The book must be open. */
export async function endCorrections(
  tx: Transaction,
  run: Run,
  at: Date,
  ended: readonly EndedCorrection[],
): Promise<void> {
  if (ended.length === 0) return
  await tx.insert(propertyChange).values(
    ended.map(({ propertyId, field, value, staged }) => {
      const after = {
        [field]: staged[stagedProperty[field as keyof typeof stagedProperty.$inferSelect].name] ?? null,
      }
      const of = { teamId: run.team, propertyId, runId: run.id, at }
      return { ...of, kind: 'uncorrected' as const, before: { [field]: value }, after }
    }),
  )
  await tx.execute(sql`update correction set taken_back_at = ${at.toISOString()}::timestamptz, taken_back_by = null
    where id = any(${sql.param(ended.map(({ id }) => id))}::text[])`)
  await layCorrections(tx, run.team, [...new Set(ended.map(({ propertyId }) => propertyId))])
}

/** Says of whose rents a correction ended, and so changed, that they did. Call it once the rows are written. */
export async function stampEnded(
  tx: Transaction,
  at: Date,
  ended: readonly EndedCorrection[],
): Promise<void> {
  const ids = ended.flatMap(({ field, propertyId }) => (field === 'rentPerSf' ? [propertyId] : []))
  if (ids.length === 0) return
  await tx.execute(
    sql`update property set rent_changed_at = ${at.toISOString()}::timestamptz where id in ${ids}`,
  )
}

/** Puts what a run took out of force back in, but where somebody corrected the field since. The book must be open. */
export async function reviveCorrections(tx: Transaction, team: string, runId: number): Promise<void> {
  const revived = await rowsOf<{ id: string }>(
    tx,
    sql`update correction c set taken_back_at = null from private.property_change h
      where h.run_id = ${runId} and h.kind = 'uncorrected' and c.team_id = ${team} and c.property_id = h.property_id
        and c.taken_back_at = h.at and c.taken_back_by is null and h.before::jsonb ? c.field
        and not exists (select from correction l where l.team_id = ${team} and l.property_id = c.property_id
          and l.field = c.field and l.taken_back_at is null)
      returning c.property_id as id`,
  )
  if (revived.length > 0) await layCorrections(tx, team, [...new Set(revived.map(({ id }) => id))])
}
