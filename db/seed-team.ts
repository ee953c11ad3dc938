import { ne } from 'drizzle-orm'
import type { Database } from './database.ts'
import { book, team } from './schema.ts'

/** Who shares a book. */
export interface Team {
  readonly id: string
  readonly name: string
}

/** Adds a team with an empty book. One that is there keeps its book, and is called by this name from now on. */
export async function seedTeam(db: Database, { id, name }: Team): Promise<void> {
  await db
    .insert(team)
    .values({ id, name })
    .onConflictDoUpdate({ target: team.id, set: { name }, setWhere: ne(team.name, name) })
  await db.insert(book).values({ teamId: id, snapshotSeq: 0 }).onConflictDoNothing()
}
