import { upload } from '../../../db/private-schema.ts'
import { readChunks } from '../../../sync/sheets/file/byte-source.ts'
import { sheetsText } from '../../../sync/sheets/file/sheets-text.ts'
import type { ImportOutcome, ImportTask, TaskProgress } from '../../services/import-jobs.ts'
import { fetchGoogleSheet } from '../fetch/open-google-sheet.ts'
import type { KnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { uploadKey } from '../uploads/upload-key.ts'
import { openSourceFile } from './open-reading.ts'

/** Far more than a browser can look through. */
const MOST_BYTES = 512 * 1024 * 1024

type Kept = { readonly name: string; readonly bytes: number; readonly form: 'file' | 'sheets' }

interface FetchOptions {
  readonly stopping?: AbortSignal | undefined
  onProgress?(progress: TaskProgress): void
}

/** Keeps what a source holds now for whoever asks, as if they had sent it. */
export async function fetchTask(
  world: SourceWorld,
  { team, by }: ImportTask,
  known: KnownSource | null,
  options: FetchOptions,
): Promise<ImportOutcome> {
  if (known === null) throw new Error('Only a source can be fetched.')
  const id = crypto.randomUUID()
  const { form, name, bytes } =
    known.kind === 'google-sheet'
      ? await keepSheets(world, id, known, options)
      : await keepFile(world, id, known, options)
  const kept = { id, name, bytes, teamId: team, userId: by, createdAt: world.outside.now() }
  await world.db.insert(upload).values(kept)
  return { kind: 'fetched', upload: id, name, form }
}

async function keepSheets(
  world: SourceWorld,
  id: string,
  { address, tabs }: KnownSource,
  { stopping, onProgress }: FetchOptions,
): Promise<Kept> {
  const onFetched = (rows: number) => onProgress?.({ stage: 'fetching', rows })
  const fetched = await fetchGoogleSheet(world, { id: address ?? '', tabs, stopping, onFetched })
  try {
    const bytes = await put(world, id, encoded(sheetsText(fetched.sheets())))
    return { name: fetched.title, bytes, form: 'sheets' }
  } finally {
    await fetched.done()
  }
}

async function keepFile(
  world: SourceWorld,
  id: string,
  known: KnownSource,
  { stopping }: FetchOptions,
): Promise<Kept> {
  const { file, done } = await openSourceFile(world, known, stopping)
  try {
    return { name: file.name, bytes: await put(world, id, readChunks(file)), form: 'file' }
  } finally {
    await file.close()
    await done()
  }
}

async function put({ files }: SourceWorld, id: string, parts: AsyncGenerator<Uint8Array>): Promise<number> {
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
  const bytes = await files.put(uploadKey(id), body, MOST_BYTES)
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
