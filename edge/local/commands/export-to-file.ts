import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { extname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Database } from '../../../db/database.ts'
import { everythingFile } from '../../../sync/documents/everything/everything-file.ts'
import {
  EVERYTHING_FACTS,
  EVERYTHING_FORMATS,
  type EverythingFormat,
} from '../../../sync/documents/everything/everything-format.ts'
import { dayHere } from '../../../sync/domain/dates/days.ts'
import type { SessionUser } from '../../../sync/session.ts'
import { recordEvent } from '../../audit/record-event.ts'
import { createTeamBooks } from '../../book/team-books.ts'
import { gatherEverything } from '../../everything/gather-everything.ts'

/** The format that a file's name asks for; null where it asks for none. */
export function formatOfName(file: string): EverythingFormat | null {
  const extension = extname(file).slice(1).toLowerCase()
  return EVERYTHING_FORMATS.find((format) => EVERYTHING_FACTS[format].extension === extension) ?? null
}

interface ToExport {
  readonly team: string
  readonly file: string
  readonly format: EverythingFormat
  readonly now: Date
}

/**
 * Writes all that a whole team may see into one file, and answers how many properties it has. Nobody's private notes
 * and lists are in it. The file is there once it is whole.
 */
export async function exportToFile(db: Database, { team, file, format, now }: ToExport): Promise<number> {
  const nobody: SessionUser = { userId: '', teamId: team, name: '', role: 'viewer' }
  const book = await createTeamBooks()(db, team)
  const date = dayHere(now)
  const everything = await gatherEverything(db, { book, ctx: nobody, date })
  const rows = everything.properties.length
  const unfinished = `${file}.part`
  try {
    await pipeline(everythingFile(format, everything), createWriteStream(unfinished, { mode: 0o600 }))
    const details = { kind: format, rows, everything: true }
    await recordEvent(db, { action: 'exported', details, at: now, teamId: team, actor: null })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  }
  return rows
}
