import { defineMutators } from '@rocicorp/zero'
import { compOf, type NamedProperty } from '../../sync/comp-lists/comp-of.ts'
import type { CompInput } from '../../sync/domain/comp-list.ts'
import {
  createCompList,
  createCompListArgs,
  setSubject,
  setSubjectArgs,
} from '../../sync/mutators/comp-list-mutators.ts'
import { addComps, addCompsArgs } from '../../sync/mutators/comp-mutators.ts'
import { defineWrite } from '../../sync/mutators/define-write.ts'
import type { Call } from '../../sync/mutators/mutator-call.ts'
import { mutators } from '../../sync/mutators/mutators.ts'
import { addNote, addNoteArgs } from '../../sync/mutators/note-mutators.ts'
import { SyncError } from '../../sync/sync-error.ts'
import { NO_SUCH_PROPERTY } from '../properties/no-such-property.ts'

/**
 * The mutators as the server runs them. A property must belong to the caller's team, now or formerly, and gets the
 * name that Postgres has, whatever the browser sent.
 */
export const serverMutators = defineMutators(mutators, {
  note: {
    add: defineWrite(addNoteArgs, async (call) => {
      await knownProperties(call, [call.args.propertyId])
      await addNote(call)
    }),
  },
  compList: {
    create: defineWrite(createCompListArgs, async (call) => {
      const { comps, subjectPropertyId } = call.args
      const subject = subjectPropertyId === null ? [] : [subjectPropertyId]
      const known = await knownProperties(call, [...comps.map(({ propertyId }) => propertyId), ...subject])
      await createCompList({ ...call, args: { ...call.args, comps: named(comps, known) } })
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
})

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
