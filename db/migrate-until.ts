import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MIGRATIONS, migrateDatabase } from './migrate.ts'

interface Journal {
  readonly entries: readonly { readonly when: number }[]
}

const JOURNAL = 'meta/_journal.json'

/** When each migration was made, in their order. */
export function migrationTimes(): number[] {
  return readJournal().entries.map(({ when }) => when)
}

/** Brings an empty database to the state after one migration, as an earlier version of the product left it. */
export async function migrateUntil(url: string, when: number): Promise<void> {
  const journal = readJournal()
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-migrations-'))
  try {
    cpSync(MIGRATIONS, folder, { recursive: true })
    const entries = journal.entries.filter((entry) => entry.when <= when)
    writeFileSync(join(folder, JOURNAL), JSON.stringify({ ...journal, entries }))
    await migrateDatabase(url, folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function readJournal(): Journal {
  return JSON.parse(readFileSync(join(MIGRATIONS, JOURNAL), 'utf8'))
}
