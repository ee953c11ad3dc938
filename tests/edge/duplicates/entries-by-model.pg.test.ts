import { zeroDrizzle } from '@rocicorp/zero/server/adapters/drizzle'
import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { duplicateDecision } from '../../../db/history-schema.ts'
import { property } from '../../../db/property-table.ts'
import { compList, compListEntry } from '../../../db/schema.ts'
import { joinProperties, undoDecision } from '../../../edge/duplicates/decide.ts'
import { serverMutators } from '../../../edge/mutators/server-mutators.ts'
import { schema } from '../../../sync/schema.ts'
import { openBook } from '../import/open-book.ts'
import { MARIA } from '../people.ts'
import { EntryModel } from './entry-model.ts'
import { nothing } from './two-sources.ts'

const LIST = 1
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood']

type Transaction = Parameters<typeof serverMutators.comp.add.fn>[0]['tx']

const slot = fc.nat(NAMES.length - 1)
const ofOne = <Kind extends string>(kind: Kind) => fc.record({ kind: fc.constant(kind), at: slot })
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('join' as const), keep: slot, other: slot }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }) },
  ...(['add', 'remove', 'weigh', 'annotate', 'exclude', 'subject'] as const).map((kind) => ({
    weight: 2,
    arbitrary: ofOne(kind),
  })),
)

test('a comp that was removed stays away, and one that was added since stays where it was added', async () => {
  const { list, entries, fill, join, undo } = await world()
  await fill([0, 1, 2], null)
  await join(0, 1)
  await list('remove', 0)
  await undo(0, 1)
  expect((await entries()).entries.map(({ at }) => at)).toEqual([2])

  await fill([1, 2], null)
  await join(0, 1)
  await list('remove', 0)
  await list('add', 0)
  await undo(0, 1)
  expect((await entries()).entries.map(({ at }) => at)).toEqual([0, 2])

  await fill([0, 1], null)
  await join(0, 1)
  await list('remove', 0)
  await list('add', 0)
  await undo(0, 1)
  expect((await entries()).entries.map(({ at }) => at)).toEqual([0])
})

test('a subject that was chosen since stays, and one that nobody touched goes back', async () => {
  const { list, entries, fill, join, undo } = await world()
  await fill([], 1)
  await join(0, 1)
  await undo(0, 1)
  expect((await entries()).subject).toBe(1)
  await join(0, 1)
  await list('subject', null)
  await list('subject', 0)
  await undo(0, 1)
  expect((await entries()).subject).toBe(0)
})

test('joins, edits, removals, additions and undoings in any order leave what a model of them leaves', async () => {
  const { list, entries, fill, join, undo } = await world()
  await fc.assert(
    fc.asyncProperty(
      fc.subarray([0, 1, 2, 3]),
      fc.option(slot),
      fc.array(step, { minLength: 4, maxLength: 14 }),
      fc.infiniteStream(fc.nat()),
      async (held, subject, steps, order) => {
        const model = new EntryModel(NAMES.length, held, subject)
        await fill(held, subject)
        for (const [i, said] of steps.entries()) {
          if (said.kind === 'join') {
            if (model.join(said.keep, said.other)) await join(said.keep, said.other)
          } else if (said.kind === 'undo') {
            const pair = model.undo(said.which)
            if (pair !== null) await undo(...pair)
          } else if (model.say(said.kind, said.at, i + 1)) await list(said.kind, said.at, i + 1)
          expect(await entries()).toEqual(model.shown())
        }
        for (;;) {
          const pair = model.undo(order.next().value ?? 0)
          if (pair === null) break
          await undo(...pair)
          expect(await entries()).toEqual(model.shown())
        }
      },
    ),
    { numRuns: 20 },
  )
})

async function world() {
  const { db, importMade } = await openBook()
  await importMade(
    NAMES.map((name) => ({ key: name, given: { name, address: `1 ${name} St` } })),
    { source: 'comps' },
  )
  const found = await db.select({ id: property.id, name: property.name }).from(property)
  const ids = NAMES.map((name) => found.find((row) => row.name === name)?.id ?? '')
  const made = { teamId: 'demo', createdAt: new Date('2026-03-01'), updatedAt: new Date('2026-03-01') }
  await db
    .insert(compList)
    .values({ ...made, id: LIST, ownerId: MARIA.userId, isPublic: true, name: 'Comps' })
  let clock = Date.now()
  const by = () => ({ team: 'demo', userId: MARIA.userId, at: new Date(clock++) })
  const mutate = (work: (tx: Transaction) => Promise<void>) =>
    zeroDrizzle(schema, db).transaction(async (tx) => await work(tx))
  return {
    async fill(held: readonly number[], subject: number | null) {
      for (const { first, second } of await db.select().from(duplicateDecision))
        await undoDecision(db, by(), [first, second], nothing)
      await db.delete(compListEntry)
      await db.update(compList).set({ subjectPropertyId: subject === null ? null : (ids[subject] ?? '') })
      for (const at of held) {
        const place = { compListId: LIST, propertyId: ids[at] ?? '', propertyName: '', position: at }
        await db.insert(compListEntry).values({ ...made, ...place, isIncluded: true })
      }
    },
    async join(keep: number, other: number) {
      const pair = { keep: ids[keep] ?? '', other: ids[other] ?? '', taken: [] }
      await joinProperties(db, by(), pair, nothing)
    },
    async undo(keep: number, other: number) {
      await undoDecision(db, by(), [ids[keep] ?? '', ids[other] ?? ''], nothing)
    },
    async list(
      kind: 'add' | 'remove' | 'weigh' | 'annotate' | 'exclude' | 'subject',
      at: number | null,
      mark = 1,
    ) {
      const propertyId = at === null ? null : (ids[at] ?? '')
      const id = propertyId ?? ''
      const of = { compListId: LIST, propertyId: id, now: 0 }
      const ctx = MARIA
      await mutate(async (tx) => {
        const { comp, compList: lists } = serverMutators
        if (kind === 'add') {
          const comps = [{ propertyId: id, propertyName: '', propertyAddress: null, notes: null }]
          await comp.add.fn({ tx, ctx, args: { compListId: LIST, comps, now: 0 } })
        }
        if (kind === 'remove')
          await comp.remove.fn({ tx, ctx, args: { compListId: LIST, propertyIds: [id], now: 0 } })
        if (kind === 'weigh') await comp.weigh.fn({ tx, ctx, args: { ...of, weight: mark } })
        if (kind === 'annotate') await comp.annotate.fn({ tx, ctx, args: { ...of, notes: `Note ${mark}` } })
        if (kind === 'exclude') await comp.exclude.fn({ tx, ctx, args: { ...of, reason: `Reason ${mark}` } })
        if (kind === 'subject') await lists.setSubject.fn({ tx, ctx, args: { id: LIST, propertyId, now: 0 } })
      })
    },
    async entries() {
      const { notes, excludeReason, weight, propertyId } = compListEntry
      const rows = await db
        .select({ propertyId, notes, reason: excludeReason, weight })
        .from(compListEntry)
        .where(eq(compListEntry.compListId, LIST))
        .orderBy(sql`1`)
      const [own] = await db.select({ subject: compList.subjectPropertyId }).from(compList)
      return {
        subject: own?.subject == null ? null : ids.indexOf(own.subject),
        entries: rows
          .map(({ propertyId: of, ...says }) => ({ at: ids.indexOf(of), ...says }))
          .sort((a, b) => a.at - b.at),
      }
    },
  }
}
