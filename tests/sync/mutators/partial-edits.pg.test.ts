import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compList, note, tableView } from '../../../db/schema.ts'
import { MARIA, twoTeams } from './two-teams.ts'

const { db, run } = twoTeams()

type Row = Record<string, string | boolean | number | null>

interface Kind {
  readonly edit: string
  /** Makes one that says this, and answers its id. */
  make(says: Row): Promise<string | number>
  read(id: string | number): Promise<object | undefined>
  readonly first: Row
  readonly later: Row
}

let made = 0
const kinds: Readonly<Record<string, Kind>> = {
  'comp list': {
    edit: 'compList.edit',
    first: { name: 'Windfern', description: 'For the renewal', centerAddress: 'Katy, TX', isPublic: false },
    later: { name: 'Brittmoore', description: null, centerAddress: 'Cypress, TX', isPublic: true },
    async make(says) {
      const id = 5_000 + ++made
      const place = { latitude: 29.79, longitude: -95.82, radius: null }
      await run(MARIA, 'compList.create', {
        ...{ id, ...says, ...place },
        ...{ subjectPropertyId: null, filters: null, comps: [] },
      })
      return id
    },
    read: async (id) =>
      (
        await db()
          .select()
          .from(compList)
          .where(eq(compList.id, Number(id)))
      )[0],
  },
  view: {
    edit: 'view.edit',
    first: { name: 'Mine', isPrivate: true, columns: 'tenant,dateSigned', density: 'roomy', sort: null },
    later: { name: 'Ours', isPrivate: false, columns: 'tenant', density: 'compact', sort: '-rent' },
    async make(says) {
      const id = `a-view-${++made}`
      await run(MARIA, 'view.save', { id, ...says })
      return id
    },
    read: async (id) =>
      (
        await db()
          .select()
          .from(tableView)
          .where(eq(tableView.id, String(id)))
      )[0],
  },
  note: {
    edit: 'note.edit',
    first: { note: 'Tour went well', isPrivate: false },
    later: { note: 'The roof leaks', isPrivate: true },
    async make(says) {
      const id = `a-note-${++made}`
      await run(MARIA, 'note.add', { id, propertyId: 'p1', ...says })
      return id
    },
    read: async (id) =>
      (
        await db()
          .select()
          .from(note)
          .where(eq(note.id, String(id)))
      )[0],
  },
}

test.each(Object.entries(kinds))(
  'edits of a %s on two devices both count, whatever each has changed',
  async (_, kind) => {
    const fields = Object.keys(kind.first)
    await fc.assert(
      fc.asyncProperty(fc.subarray(fields), async (here) => {
        const there = fields.filter((field) => !here.includes(field))
        const id = await kind.make(kind.first)
        for (const changed of [here, there.slice(1)]) {
          await run(MARIA, kind.edit, { id, ...partOf(kind.later, changed) })
        }
        const stays = there.slice(0, 1)
        expect(await kind.read(id)).toMatchObject({ ...kind.later, ...partOf(kind.first, stays) })
      }),
      { numRuns: 12 },
    )
  },
)

function partOf(row: Row, fields: readonly string[]): Row {
  return Object.fromEntries(Object.entries(row).filter(([field]) => fields.includes(field)))
}
