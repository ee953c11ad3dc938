import { isAbsolute } from 'node:path'
import type { OpenByteSource } from '../../../sync/sheets/file/byte-source.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import type { WorkbookEvent } from '../../../sync/sheets/model/workbook-event.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { openFile } from '../../files/open-file.ts'
import { roomFor } from '../../import/run/room.ts'
import { FetchProblem } from '../fetch/fetch-problem.ts'
import type { KnownSource } from '../known-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'

/** What an import is about to read. */
export interface Reading {
  /** The name of the file or spreadsheet. */
  readonly workbook: string
  readonly events: AsyncIterable<WorkbookEvent>
  /** About the room that the run takes on the disk of the database, in bytes. */
  readonly needs: number
  /** Where it lies to be read again (`source.path`); absent where it is fetched anew. */
  readonly path?: string
  /** To be called when it has been read, or will not be. */
  done(): Promise<void>
}

export interface ReadingOptions {
  readonly decisions: ImportDecisions | undefined
  readonly stopping: AbortSignal | undefined
}

/**
 * Opens what a source is read from; what is at an address is fetched first.
 * @throws FetchProblem, WorkbookError
 */
export async function openReading(
  world: SourceWorld,
  source: KnownSource,
  options: ReadingOptions,
): Promise<Reading> {
  const { kind, path, workbook, name } = source
  switch (kind) {
    case 'google-sheet':
    case 'csv-link':
    case 'url':
      throw new FetchProblem(NOTHING_TO_READ)
    case 'file': {
      if (path === null) throw new FetchProblem(NOTHING_TO_READ)
      const file = isAbsolute(path)
        ? await openFile(path)
        : await openStoredFile(world.files, path, workbook ?? name)
      return { ...(await readingOf(file, options)), path }
    }
    case 'sample':
    case 'hand':
      throw new FetchProblem(NOTHING_TO_READ)
  }
}

const NOTHING_TO_READ = 'It has no file and no address that could be read again.'

/** The reading of an open file. */
export async function readingOf(file: OpenByteSource, { decisions }: ReadingOptions): Promise<Reading> {
  return {
    workbook: file.name,
    events: readWorkbook(file, { ...(decisions !== undefined && { decisions }) }),
    needs: await roomFor(file).catch(() => 0),
    done: async () => {},
  }
}
