import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import { readSheets } from '../../../sync/sheets/read-workbook.ts'
import type { Slicing } from '../../import/slices/slicing.ts'
import type { KnownSource } from '../known-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { FetchProblem } from './fetch-problem.ts'
import { type KeptFetched, keepFetched, type SourceToFetch } from './keep-fetched.ts'
import { openGoogleSheet, ROOM_TIMES } from './open-google-sheet.ts'
import { NOTHING_TO_READ, openSourceFile } from './open-source-file.ts'
import { type Reading, type ReadingOptions, readerOptions } from './reading.ts'
import { readingOf } from './reading-of.ts'

/**
 * Opens what a source is read from; what is at an address is fetched first.
 * @throws FetchProblem, WorkbookError
 */
export async function openReading(
  world: SourceWorld,
  source: Pick<KnownSource, 'teamId' | 'kind' | 'path' | 'address' | 'workbook' | 'name' | 'tabs'>,
  options: ReadingOptions,
): Promise<Reading> {
  const { kind, path, address, tabs } = source
  const { slicing } = options
  if (slicing && address !== null) return await openFetchedOnce(world, source, { ...options, slicing })
  switch (kind) {
    case 'google-sheet': {
      if (address === null) throw new FetchProblem(NOTHING_TO_READ)
      return await openGoogleSheet(world, { id: address, tabs, ...options })
    }
    case 'csv-link':
    case 'url': {
      const { file, done } = await openSourceFile(world, source, options.stopping)
      const reading = await readingOf(file, options)
      return { ...reading, done: () => reading.done().finally(done) }
    }
    case 'file': {
      const { file } = await openSourceFile(world, source, options.stopping)
      return { ...(await readingOf(file, options)), ...(path !== null && { path }) }
    }
    case 'sample':
    case 'hand':
      throw new FetchProblem(NOTHING_TO_READ)
  }
}

/** An address has no more. */
const MOST_BYTES = 64 * 1024

/**
 * Fetches a source once for all slices of a job: later slices read what the first one stored. @throws FetchProblem,
 * WorkbookError
 */
async function openFetchedOnce(
  world: SourceWorld,
  source: SourceToFetch,
  options: ReadingOptions & { readonly slicing: Slicing },
): Promise<Reading> {
  const { files } = world
  const key = `fetched/${options.slicing.job}`
  const aboutKey = `${key}-about`
  let kept = await aboutKept(world, aboutKey)
  if (kept === null) {
    kept = await keepFetched(world, key, source, options)
    // Said last: what breaks off is fetched anew.
    await files.put(aboutKey, new Blob([JSON.stringify(kept)]).stream(), MOST_BYTES)
  }
  const { name, bytes, form } = kept
  const file = await openStoredFile(files, key, name)
  const done = async () => {
    // Reading it closes it, but it may not come to that.
    await file.close()
    await files.remove(aboutKey)
    await files.remove(key)
  }
  if (form === 'file') return { ...(await readingOf(file, options)), done }
  const events = readSheets(name, sheetsIn(file), readerOptions(options))
  return { workbook: name, events, needs: bytes * ROOM_TIMES, done }
}

async function aboutKept({ files }: SourceWorld, key: string): Promise<KeptFetched | null> {
  const file = await files.open(key)
  if (file === null) return null
  const text = new TextDecoder().decode(await file.read(0, file.size))
  await file.close()
  return JSON.parse(text) as KeptFetched
}
