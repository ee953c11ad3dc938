import { eq, sql } from 'drizzle-orm'
import { rowsOf } from '../../../db/database.ts'
import { property } from '../../../db/property-table.ts'
import { correction, note } from '../../../db/schema.ts'
import { type Decider, joinProperties, undoDecision } from '../../../edge/duplicates/decide.ts'
import type { JoinedField } from '../../../sync/api/duplicates.ts'
import type { ImportedProperty, Property } from '../../../sync/domain/property.ts'
import { type CorrectedField, saidOver } from '../../../sync/domain/records/correction.ts'
import { type OpenBook, openBook } from '../import/open-book.ts'
import { shownBook } from '../import/shown-book.ts'

type Given = Partial<ImportedProperty>

export const WORKS: Given = {
  name: 'Windfern Crane Works',
  address: '5675 Windfern Rd',
  city: 'Houston',
  zip: '77041',
  squareFootage: 77_250,
  yearBuilt: 2007,
  suite: null,
  tenant: null,
}
export const A: Given = { ...WORKS, rentPerSf: 0.95, clearHeight: 26, dockDoors: 8, brokerName: null }
export const B: Given = {
  ...WORKS,
  name: 'Windfern Crane Wks',
  address: '5675 Windfern Road',
  rentPerSf: 0.99,
  clearHeight: 24,
  dockDoors: 10,
  brokerName: 'Dana Whitfield',
}
const OTHER: Given = { ...WORKS, name: 'Elsewhere', address: '1 Oak St', zip: '77002', squareFootage: 5_000 }

export interface TwoSources extends OpenBook {
  readonly by: Decider
  readonly a: string
  readonly b: string
  importA(given: Given | null): Promise<unknown>
  importB(given: Given | null): Promise<unknown>
  join(keep: string, other: string, taken?: readonly JoinedField[]): Promise<void>
  undo(): Promise<boolean>
  shown(): Promise<ReadonlyMap<string, Property>>
}

export const nothing = async (): Promise<void> => {}

/** The same building from two sources, each with another building as well. */
export async function twoSources(): Promise<TwoSources> {
  const book = await openBook()
  const { db, importMade } = book
  const rows = (given: Given | null, key: string) => [
    ...(given === null ? [] : [{ key, given }]),
    ...Array.from({ length: 5 }, (_, i) => ({
      key: `${key}${i}`,
      given: { ...OTHER, name: `${key} ${i}`, address: `${i} ${key} St` },
    })),
  ]
  const importA = (given: Given | null) => importMade(rows(given, 'A'), { source: 'comps', force: true })
  const importB = (given: Given | null) => importMade(rows(given, 'B'), { source: 'feed', force: true })
  await importA(A)
  await importB(B)
  const idOf = async (name: string) => {
    const [found] = await db.select({ id: property.id }).from(property).where(eq(property.name, name))
    return found?.id ?? ''
  }
  const [a, b] = [await idOf('Windfern Crane Works'), await idOf('Windfern Crane Wks')]
  const by = { team: 'demo', userId: 'demo-maria', at: new Date() }
  return {
    ...book,
    by,
    a,
    b,
    importA,
    importB,
    join: (keep, other, taken = []) =>
      joinProperties(db, { ...by, at: new Date() }, { keep, other, taken }, nothing),
    undo: () => undoDecision(db, by, [a, b], nothing),
    shown: () => shownBook(db),
  }
}

export const noteOf = (authorId: string, propertyId: string) => ({
  id: 'note',
  teamId: 'demo',
  propertyId,
  note: 'Ask about the roof',
  isPrivate: false,
  authorId,
  createdAt: new Date(),
  updatedAt: new Date(),
})

export async function notedAt(db: OpenBook['db']): Promise<string | undefined> {
  return (await db.select({ at: note.propertyId }).from(note))[0]?.at
}

/** As a correction is written: its row, and the value over the source's. */
export async function correct(
  db: OpenBook['db'],
  authorId: string,
  propertyId: string,
  field: CorrectedField,
  value: number | string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select private.open_book('demo')`)
    await tx.insert(correction).values({
      id: `${propertyId} ${field}`,
      teamId: 'demo',
      propertyId,
      field,
      value,
      typed: String(value),
      authorId,
      createdAt: new Date(),
    })
    await rowsOf(
      tx,
      sql`update property set corrections = coalesce(corrections, '{}') || ${JSON.stringify(saidOver(field, value))}::jsonb
        where id = ${propertyId}`,
    )
  })
}
