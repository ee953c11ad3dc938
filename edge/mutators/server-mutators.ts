import { defineMutators } from '@rocicorp/zero'
import { assumedWords } from '../../sync/domain/assumed/assumption-words.ts'
import type { AssumedTerm } from '../../sync/domain/economics/assumptions.ts'
import {
  adjustComp,
  adjustCompArgs,
  weighComp,
  weighCompArgs,
} from '../../sync/mutators/adjustment-mutators.ts'
import { addAlias, addAliasArgs, removeAlias, removeAliasArgs } from '../../sync/mutators/alias-mutators.ts'
import { assumeTerm, assumeTermArgs } from '../../sync/mutators/assumption-mutators.ts'
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
import {
  addComps,
  addCompsArgs,
  annotateComp,
  annotateCompArgs,
  excludeComp,
  excludeCompArgs,
  includeComp,
  includeCompArgs,
  placeComp,
  placeCompArgs,
  removeComps,
  removeCompsArgs,
} from '../../sync/mutators/comp-mutators.ts'
import { setCorrectionArgs, takeBackCorrectionArgs } from '../../sync/mutators/correction-mutators.ts'
import { defineWrite } from '../../sync/mutators/define-write.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import { mutators } from '../../sync/mutators/mutators.ts'
import { addNote, addNoteArgs, removeNote, removeNoteArgs } from '../../sync/mutators/note-mutators.ts'
import { addPropertyArgs, propertyArgs } from '../../sync/mutators/property-mutators.ts'
import { zql } from '../../sync/schema.ts'
import { type AuditEventBody, recordEvent } from '../audit/record-event.ts'
import { forgetMovedSubject } from '../duplicates/forget-moved-subject.ts'
import { addByHand, removeByHand, restoreByHand } from './by-hand.ts'
import { correctProperty, uncorrectProperty } from './correct-property.ts'
import { databaseOf } from './database-of.ts'
import { knownComps, listedAs, mustStandFor, standingFor } from './known-properties.ts'

/**
 * The mutators as the server runs them. A property must belong to the caller's team, now or formerly, and gets the
 * name that Postgres has, whatever the browser sent. What a team has to be able to look up later is recorded with the
 * write.
 */
export const serverMutators = defineMutators(mutators, {
  note: {
    add: defineWrite(addNoteArgs, async (call) => {
      const propertyId = await mustStandFor(call, call.args.propertyId)
      await addNote({ ...call, args: { ...call.args, propertyId } })
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
      const subject = subjectPropertyId === null ? null : await mustStandFor(call, subjectPropertyId)
      const args = { ...call.args, comps: await knownComps(call, comps), subjectPropertyId: subject }
      const before = await listBefore(call)
      await createCompList({ ...call, args })
      // Sent again, it changes nothing.
      if (before === undefined) await recordSharing(call, false)
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
      const { propertyId: asked } = call.args
      const propertyId = asked === null ? null : await mustStandFor(call, asked)
      const before = await listBefore(call)
      await setSubject({ ...call, args: { ...call.args, propertyId } })
      if (before?.subjectPropertyId !== propertyId)
        await forgetMovedSubject(databaseOf(call.tx), call.ctx.teamId, call.args.id)
    }),
  },
  comp: {
    add: defineWrite(addCompsArgs, async (call) => {
      await addComps({ ...call, args: { ...call.args, comps: await knownComps(call, call.args.comps) } })
    }),
    include: defineWrite(includeCompArgs, async (call) => includeComp(await ofStanding(call))),
    exclude: defineWrite(excludeCompArgs, async (call) => excludeComp(await ofStanding(call))),
    annotate: defineWrite(annotateCompArgs, async (call) => annotateComp(await ofStanding(call))),
    adjust: defineWrite(adjustCompArgs, async (call) => adjustComp(await ofStanding(call))),
    weigh: defineWrite(weighCompArgs, async (call) => weighComp(await ofStanding(call))),
    remove: defineWrite(removeCompsArgs, async (call) => {
      const { compListId, propertyIds } = call.args
      await removeComps({
        ...call,
        args: { ...call.args, propertyIds: await listedAs(call, compListId, propertyIds) },
      })
    }),
    place: defineWrite(placeCompArgs, async (call) => {
      const standing = await ofStanding(call)
      const { after } = call.args
      if (after === null) return await placeComp(standing)
      const known = (await standingFor(call, [after])).get(after)
      await placeComp({ ...standing, args: { ...standing.args, after: known?.id ?? after } })
    }),
  },
  correction: {
    set: defineWrite(setCorrectionArgs, async (call) => correctProperty(await ofStanding(call))),
    takeBack: defineWrite(takeBackCorrectionArgs, uncorrectProperty),
  },
  alias: {
    add: defineWrite(addAliasArgs, async (call) => {
      const { id, name, alias } = call.args
      const before = await aliasBefore(call)
      await addAlias(call)
      if (before === undefined)
        await recordWrite(call, { action: 'name_added', subject: id, details: { name, alias } })
    }),
    remove: defineWrite(removeAliasArgs, async (call) => {
      const before = await aliasBefore(call)
      await removeAlias(call)
      if (before === undefined) return
      const { id, name, alias } = before
      await recordWrite(call, { action: 'name_removed', subject: id, details: { name, alias } })
    }),
  },
  assumption: {
    set: defineWrite(assumeTermArgs, async (call) => {
      const { term, value } = call.args
      const before = await assumedBefore(call)
      await assumeTerm(call)
      if ((before?.value ?? null) === value) return
      const action = value === null ? 'term_unassumed' : 'term_assumed'
      const words = assumedWords({ term, value: value ?? before?.value ?? 0 })
      await recordWrite(call, { action, subject: term, details: { term: words } })
    }),
  },
  property: {
    add: defineWrite(addPropertyArgs, addByHand),
    remove: defineWrite(propertyArgs, removeByHand),
    restore: defineWrite(propertyArgs, restoreByHand),
  },
})

/** The call, about the property that stands for the one it names. */
async function ofStanding<Args extends { propertyId: string }>(call: Call<Args>): Promise<Call<Args>> {
  const { propertyId } = call.args
  const standing = (await standingFor(call, [propertyId])).get(propertyId)
  return { ...call, args: { ...call.args, propertyId: standing?.id ?? propertyId } }
}

/** The list that a call is about, as it is before the call; whoever may see it. */
function listBefore({ tx, args }: Pick<Call<{ id: number }>, 'tx' | 'args'>) {
  return tx.run(zql.compList.where('id', args.id).related('owner').one())
}

/** The other name that a call is about, as it is before the call. */
function aliasBefore({ tx, args }: Pick<Call<{ id: string }>, 'tx' | 'args'>) {
  return tx.run(zql.nameAlias.where('id', args.id).one())
}

/** What the caller's team assumes of the term that a call is about, as it is before the call. */
function assumedBefore({ tx, args, ctx }: Pick<Call<{ term: AssumedTerm }>, 'tx' | 'args' | 'ctx'>) {
  return tx.run(zql.assumedTerm.where('teamId', ctx.teamId).where('term', args.term).one())
}

async function recordSharing(
  call: Call<{ id: number; isPublic?: boolean | undefined }>,
  wasPublic: boolean,
): Promise<void> {
  const { id, isPublic = wasPublic } = call.args
  if (isPublic === wasPublic) return
  await recordWrite(call, { action: isPublic ? 'list_shared' : 'list_unshared', subject: String(id) })
}

/** Adds what a mutator's caller did to the audit log, in the mutator's transaction. */
async function recordWrite(
  { tx, ctx }: Pick<Call<unknown>, 'tx' | 'ctx'>,
  event: AuditEventBody,
): Promise<void> {
  await recordEvent(databaseOf(tx), { ...event, at: new Date(), teamId: ctx.teamId, actor: ctx })
}
