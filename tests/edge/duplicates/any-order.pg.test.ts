import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { property } from '../../../db/property-table.ts'
import { compList, compListEntry } from '../../../db/schema.ts'
import { joinProperties, undoDecision } from '../../../edge/duplicates/decide.ts'
import { type OpenBook, openBook } from '../import/open-book.ts'
import { nothing } from './two-sources.ts'

const LISTS = [1, 2, 3]
const NAMES = ['Ash', 'Birch', 'Cedar', 'Dogwood']
const AT = new Date('2026-03-01T10:00:00Z')
const MADE = { teamId: 'demo', createdAt: AT, updatedAt: AT }

interface Says {
  readonly notes: string | null
  readonly isIncluded: boolean
  readonly excludeReason: string | null
  readonly weight: number | null
  readonly adjustments: { readonly size: { kind: 'percent'; amount: number; reason: null } } | null
}
/** Of each list, what it says of each property; null where it has it not. */
type Held = readonly (readonly (Says | null)[])[]

const says: fc.Arbitrary<Says> = fc
  .record({
    notes: fc.constantFrom(null, 'Corner lot', 'Toured', 'Dock-high'),
    isIncluded: fc.boolean(),
    weight: fc.constantFrom(null, 10, 20, 30),
    amount: fc.constantFrom(null, -5, 5, 8),
  })
  .map(({ amount, ...rest }) => ({
    ...rest,
    excludeReason: rest.isIncluded ? null : 'Old',
    adjustments: amount === null ? null : { size: { kind: 'percent', amount, reason: null } },
  }))
const listsWith = (held: fc.Arbitrary<Says | null>): fc.Arbitrary<Held> =>
  fc.array(fc.array(held, { minLength: NAMES.length, maxLength: NAMES.length }), {
    minLength: LISTS.length,
    maxLength: LISTS.length,
  })
const slot = fc.nat(NAMES.length - 1)
const step = fc.oneof(
  // Most into the first: those move to the same entries.
  fc.record({ kind: fc.constant('join' as const), keep: fc.constantFrom(0, 0, 0, 1, 2, 3), other: slot }),
  fc.record({ kind: fc.constant('undo' as const), which: fc.nat() }),
)

test('joins that are undone in any order give each comp its own back, and leave what the others alone would have made', async () => {
  const { entries, fill, join, undo } = await fourProperties()
  await fc.assert(
    fc.asyncProperty(
      listsWith(fc.option(says)),
      fc.array(step, { minLength: 4, maxLength: 8 }),
      fc.infiniteStream(fc.nat()),
      async (held, steps, order) => {
        await fill(held)
        const before = await entries()
        let joined: (readonly [number, number])[] = []
        for (const one of steps) {
          if (one.kind === 'undo') {
            const [pair] = joined.splice(one.which % (joined.length || 1), 1)
            if (pair !== undefined) await undo(pair)
          } else if (await join([one.keep, one.other])) {
            // Joined again, a pair is joined anew.
            joined = joined.filter((pair) => !(pair.includes(one.keep) && pair.includes(one.other)))
            joined.push([one.keep, one.other])
          }
        }
        const after = await entries()
        const rest = [...joined]
        while (rest.length > 0) {
          const [pair] = rest.splice((order.next().value ?? 0) % rest.length, 1)
          if (pair !== undefined) await undo(pair)
        }
        expect(await entries()).toEqual(before)
        for (const pair of joined) await join(pair)
        expect(await entries()).toEqual(after)
        for (const pair of joined) await undo(pair)
      },
    ),
    { numRuns: 40 },
  )
})

test('what people say of a comp while it stands for others stays with it, however those are taken apart', async () => {
  const { db, idOf, entries, fill, join, undo } = await fourProperties()
  await fc.assert(
    fc.asyncProperty(
      listsWith(says),
      fc.shuffledSubarray([1, 2, 3], { minLength: 3 }),
      fc.constantFrom({ weight: null }, { weight: 77 }, { notes: 'Said since' }, { adjustments: null }),
      async (held, order, said) => {
        await fill(held)
        const before = await entries()
        for (const other of [1, 2, 3]) await join([0, other])
        await db
          .update(compListEntry)
          .set(said)
          .where(eq(compListEntry.propertyId, idOf(0)))
        const stand = await entries()
        for (const other of order) {
          await undo([0, other])
          expect((await entries()).filter(({ name }) => name === 'Ash')).toMatchObject(
            stand.map(() => said).filter((_, at) => at < LISTS.length),
          )
        }
        const own = before.map((entry) => {
          if (entry.name !== 'Ash') return entry
          const merged = stand.find(({ list, name }) => list === entry.list && name === 'Ash')
          const [part = 'weight'] = Object.keys(said) as (keyof Says)[]
          // One that says what it said before has not been changed, and is given its own back.
          return { ...entry, [part]: merged?.[part] ?? null }
        })
        expect(await entries()).toEqual(own)
      },
    ),
    { numRuns: 15 },
  )
})

async function fourProperties() {
  const { db, importMade } = await openBook()
  await importMade(
    NAMES.map((name) => ({ key: name, given: { name, address: `1 ${name} St` } })),
    { source: 'comps' },
  )
  const found = await db.select({ id: property.id, name: property.name }).from(property)
  const idOf = (at: number): string => found.find(({ name }) => name === NAMES[at])?.id ?? ''
  await db
    .insert(compList)
    .values(LISTS.map((id) => ({ ...MADE, id, ownerId: 'demo-maria', isPublic: true, name: `List ${id}` })))
  let clock = Date.now()
  const by = () => ({ team: 'demo', userId: 'demo-maria', at: new Date(clock++) })
  return {
    db,
    idOf,
    entries: () => entriesOf(db),
    async fill(held: Held): Promise<void> {
      await db.delete(compListEntry)
      const rows = held.flatMap((list, at) =>
        list.flatMap((entry, of) => {
          if (entry === null) return []
          const place = { compListId: LISTS[at] ?? 0, propertyId: idOf(of), propertyName: '', position: of }
          return [{ ...MADE, ...place, ...entry }]
        }),
      )
      if (rows.length > 0) await db.insert(compListEntry).values(rows)
    },
    /** False where one of them is joined into another already. */
    async join([keep, other]: readonly [number, number]): Promise<boolean> {
      if (keep === other) return false
      const pair = { keep: idOf(keep), other: idOf(other), taken: [] }
      try {
        await joinProperties(db, by(), pair, nothing)
        return true
      } catch {
        return false
      }
    },
    undo: ([keep, other]: readonly [number, number]) =>
      undoDecision(db, by(), [idOf(keep), idOf(other)], nothing),
  }
}

async function entriesOf(db: OpenBook['db']) {
  const { compListId: list, notes, isIncluded, excludeReason, weight, adjustments, position } = compListEntry
  return await db
    .select({
      list,
      name: property.name,
      notes,
      isIncluded,
      excludeReason,
      weight,
      adjustments,
      position,
    })
    .from(compListEntry)
    .innerJoin(property, eq(property.id, compListEntry.propertyId))
    .orderBy(list, sql`${property.name}`)
}
