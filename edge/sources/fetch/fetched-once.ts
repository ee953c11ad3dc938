import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import { readSheets } from '../../../sync/sheets/read-workbook.ts'
import type { Slicing } from '../../import/slices/slicing.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { type KeptFetched, keepFetched, type SourceToFetch } from './keep-fetched.ts'
import { ROOM_TIMES } from './open-google-sheet.ts'
import { type Reading, type ReadingOptions, readerOptions } from './reading.ts'
import { readingOf } from './reading-of.ts'

/** An address has no more. */
const MOST_BYTES = 64 * 1024

/**
 * Fetches a source once for all slices of a job: later slices read what the first one stored. @throws FetchProblem,
 * WorkbookError
 */
export async function openFetchedOnce(
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
