import { existsSync } from 'node:fs'
import { basename, isAbsolute } from 'node:path'
import type { OpenByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { openFile } from '../../files/open-file.ts'
import { settingsOfTeam } from '../hosts/team-hosts.ts'
import type { KnownSource } from '../known-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { fetchFile } from './fetch-file.ts'
import { FetchProblem } from './fetch-problem.ts'

export const NOTHING_TO_READ = 'It has no file and no address that could be read again.'

interface OpenedFile {
  readonly file: OpenByteSource
  /** To be called when it has been read, or will not be. */
  done(): Promise<void>
}

type FileOfSource = Pick<KnownSource, 'teamId' | 'kind' | 'path' | 'address' | 'workbook' | 'name'>

/**
 * The file of a source that is one; at an address it is fetched first.
 * @throws FetchProblem, WorkbookError
 */
export async function openSourceFile(
  world: SourceWorld,
  { teamId, kind, path, address, workbook, name }: FileOfSource,
  stopping: AbortSignal | undefined,
): Promise<OpenedFile> {
  if (kind === 'csv-link' || kind === 'url') {
    if (address === null) throw new FetchProblem(NOTHING_TO_READ)
    // Under the same name each time: a sheet of CSV is called like its file.
    const own = { ...world, sources: await settingsOfTeam(world.db, teamId, world.sources) }
    const { file, remove } = await fetchFile(own, { kind, address, name: workbook ?? name, stopping })
    return { file, done: remove }
  }
  if (kind !== 'file' || path === null) throw new FetchProblem(NOTHING_TO_READ)
  if (isAbsolute(path) && !existsSync(path)) {
    // Without its folder, because every member of the team sees this.
    throw new FetchProblem(`${basename(path)} is no longer there. Its properties stay.`)
  }
  const file = isAbsolute(path)
    ? await openFile(path)
    : await openStoredFile(world.files, path, workbook ?? name)
  return { file, done: async () => {} }
}
