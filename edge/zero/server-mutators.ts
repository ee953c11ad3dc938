import { defineMutators } from '@rocicorp/zero'
import { compOf, type NamedProperty } from '../../sync/comp-lists/comp-of.ts'
import type { CompInput } from '../../sync/domain/comp-list.ts'
import {
  compListArgs,
  createCompList,
  createCompListArgs,
  editCompList,
  editCompListArgs,
  removeCompList,
  setSubject,
  setSubjectArgs,
} from '../../sync/mutators/comp-list-mutators.ts'
import { addComps, addCompsArgs } from '../../sync/mutators/comp-mutators.ts'
import { setCorrectionArgs, takeBackCorrectionArgs } from '../../sync/mutators/correction-mutators.ts'
import { defineWrite } from '../../sync/mutators/define-write.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import { mutators } from '../../sync/mutators/mutators.ts'
import { addNote, addNoteArgs, removeNote, removeNoteArgs } from '../../sync/mutators/note-mutators.ts'
import { addPropertyArgs, propertyArgs } from '../../sync/mutators/property-mutators.ts'
import { zql } from '../../sync/schema.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { type AuditEventBody, recordEvent } from '../audit/record.ts'
import { addByHand, removeByHand, restoreByHand } from '../corrections/by-hand.ts'
import { correctProperty, uncorrectProperty } from '../corrections/correct-property.ts'
import { NO_SUCH_PROPERTY } from '../properties/no-such-property.ts'
import { databaseOf } from './database-of.ts'

/**
 * The mutators as the server runs them. A property must belong to the caller's team, now or formerly, and gets the
 * name that Postgres has, whatever the browser sent. What a team has to be able to look up later is recorded with the
 * write.
 */
export const serverMutators = defineMutators(mutators, {
  note: {
    add: defineWrite(addNoteArgs, async (call) => {
      await knownProperties(call, [call.args.propertyId])
      await addNote(call)
    }),
    remove: defineWrite(removeNoteArgs, async (call) => {
      const { id } = call.args
      const note = await call.tx.run(zql.note.where('id', id).related('author').one())
      await removeNote(call)
      if (note === undefined || note.authorId === call.ctx.userId) return
      await recordWrite(call, {
        action: 'note_removed',
        subject: id,
        details: { of: note.author?.name ?? '' },
      })
    }),
  },
  compList: {
    create: defineWrite(createCompListArgs, async (call) => {
      const { comps, subjectPropertyId } = call.args
      const subject = subjectPropertyId === null ? [] : [subjectPropertyId]
      const known = await knownProperties(call, [...comps.map(({ propertyId }) => propertyId), ...subject])
      const before = await listBefore(call)
      await createCompList({ ...call, args: { ...call.args, comps: named(comps, known) } })
      await recordSharing(call, before?.isPublic ?? false)
    }),
    edit: defineWrite(editCompListArgs, async (call) => {
      const before = await listBefore(call)
      await editCompList(call)
      await recordSharing(call, before?.isPublic ?? false)
    }),
    remove: defineWrite(compListArgs, async (call) => {
      const list = await listBefore(call)
      await removeCompList(call)
      if (list === undefined || list.ownerId === call.ctx.userId) return
      const details = { of: list.owner?.name ?? '' }
      await recordWrite(call, { action: 'list_removed', subject: String(call.args.id), details })
    }),
    setSubject: defineWrite(setSubjectArgs, async (call) => {
      if (call.args.propertyId !== null) await knownProperties(call, [call.args.propertyId])
      await setSubject(call)
    }),
  },
  comp: {
    add: defineWrite(addCompsArgs, async (call) => {
      const { comps } = call.args
      const known = await knownProperties(
        call,
        comps.map(({ propertyId }) => propertyId),
      )
      await addComps({ ...call, args: { ...call.args, comps: named(comps, known) } })
    }),
  },
  correction: {
    set: defineWrite(setCorrectionArgs, correctProperty),
    takeBack: defineWrite(takeBackCorrectionArgs, uncorrectProperty),
  },
  property: {
    add: defineWrite(addPropertyArgs, addByHand),
    remove: defineWrite(propertyArgs, removeByHand),
    restore: defineWrite(propertyArgs, restoreByHand),
  },
})

/** The list that a call is about, as it is before the call; whoever may see it. */
function listBefore({ tx, args }: Pick<Call<{ id: number }>, 'tx' | 'args'>) {
  return tx.run(zql.compList.where('id', args.id).related('owner').one())
}

async function recordSharing(
  call: Call<{ id: number; isPublic: boolean }>,
  wasPublic: boolean,
): Promise<void> {
  const { id, isPublic } = call.args
  if (isPublic === wasPublic) return
  await recordWrite(call, { action: isPublic ? 'list_shared' : 'list_unshared', subject: String(id) })
}

/**
 * The properties of the caller's team with these ids, in one statement.
 * @throws SyncError `not_found` where it has not all of them
 */
async function knownProperties(
  { tx, ctx }: Pick<Call<unknown>, 'tx' | 'ctx'>,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedProperty>> {
  if (tx.location !== 'server') throw new Error('These mutators are the server’s.')
  const asked = [...new Set(ids)]
  if (asked.length === 0) return new Map()
  const rows = (await tx.dbTransaction.query(
    'select id, name, address, city, state, zip from public.property where team_id = $1 and id = any($2)',
    [ctx.teamId, asked],
  )) as Iterable<NamedProperty & Record<string, unknown>>
  const known = new Map(Array.from(rows, (row) => [row.id, row]))
  if (known.size < asked.length) throw new SyncError('not_found', NO_SUCH_PROPERTY)
  return known
}

function named(comps: readonly CompInput[], known: ReadonlyMap<string, NamedProperty>): CompInput[] {
  return comps.map((comp) => {
    const property = known.get(comp.propertyId)
    return property === undefined ? comp : compOf(property, comp.notes)
  })
}

/** Adds what a mutator's caller did to the audit log, in the mutator's transaction. */
async function recordWrite(
  { tx, ctx }: Pick<Call<unknown>, 'tx' | 'ctx'>,
  event: AuditEventBody,
): Promise<void> {
  await recordEvent(databaseOf(tx), { ...event, at: new Date(), teamId: ctx.teamId, actor: ctx })
}
