import type { FetchedForm } from '../../../sync/api/imports.ts'
import { readChunks } from '../../../sync/sheets/file/byte-source.ts'
import { sheetsText } from '../../../sync/sheets/file/sheets-text.ts'
import type { KnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { fetchGoogleSheet } from './open-google-sheet.ts'
import { openSourceFile } from './open-source-file.ts'
import type { ReadingOptions } from './reading.ts'

/** Far more than a browser can look through. */
const MOST_BYTES = 512 * 1024 * 1024

/** What was fetched: a file as it was, or sheets as `sheetsIn` reads them. */
export interface KeptFetched {
  readonly name: string
  readonly bytes: number
  readonly form: FetchedForm
}

export type SourceToFetch = Pick<
  KnownSource,
  'teamId' | 'kind' | 'path' | 'address' | 'workbook' | 'name' | 'tabs'
>
type FetchOptions = Omit<ReadingOptions, 'decisions'>

/**
 * Keeps what a source holds now under a key.
 * @throws FetchProblem, WorkbookError
 */
export async function keepFetched(
  world: SourceWorld,
  key: string,
  source: SourceToFetch,
  options: FetchOptions,
): Promise<KeptFetched> {
  return source.kind === 'google-sheet'
    ? await keepSheets(world, key, source, options)
    : await keepFile(world, key, source, options)
}

async function keepSheets(
  world: SourceWorld,
  key: string,
  { address, tabs }: SourceToFetch,
  options: FetchOptions,
): Promise<KeptFetched> {
  const fetched = await fetchGoogleSheet(world, { id: address ?? '', tabs, ...options })
  try {
    const bytes = await put(world, key, encoded(sheetsText(fetched.sheets())))
    return { name: fetched.title, bytes, form: 'sheets' }
  } finally {
    await fetched.done()
  }
}

async function keepFile(
  world: SourceWorld,
  key: string,
  source: SourceToFetch,
  { stopping }: FetchOptions,
): Promise<KeptFetched> {
  const { file, done } = await openSourceFile(world, source, stopping)
  try {
    return { name: file.name, bytes: await put(world, key, readChunks(file)), form: 'file' }
  } finally {
    await file.close()
    await done()
  }
}

async function put({ files }: SourceWorld, key: string, parts: AsyncGenerator<Uint8Array>): Promise<number> {
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
  const bytes = await files.put(key, body, MOST_BYTES)
  if (bytes === null) throw new Error('The source is larger than a browser can look through.')
  return bytes
}

/** Many lines in one part. */
async function* encoded(lines: AsyncGenerator<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  let text = ''
  for await (const line of lines) {
    text += line
    if (text.length < CHUNK_CHARACTERS) continue
    yield encoder.encode(text)
    text = ''
  }
  if (text !== '') yield encoder.encode(text)
}

const CHUNK_CHARACTERS = 256 * 1024
