import type { KnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { FetchProblem } from './fetch-problem.ts'
import { openFetchedOnce } from './fetched-once.ts'
import { openGoogleSheet } from './open-google-sheet.ts'
import { NOTHING_TO_READ, openSourceFile } from './open-source-file.ts'
import type { Reading, ReadingOptions } from './reading.ts'
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
