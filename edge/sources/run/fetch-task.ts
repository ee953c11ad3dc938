import { upload } from '../../../db/private-schema.ts'
import type { ImportOutcome, ImportTask, TaskProgress } from '../../services/import-jobs.ts'
import { keepFetched } from '../fetch/keep-fetched.ts'
import type { KnownSource } from '../known-source.ts'
import type { SourceWorld } from '../source-world.ts'
import { uploadKey } from '../uploads/upload-key.ts'

interface FetchOptions {
  readonly stopping?: AbortSignal | undefined
  onProgress?(progress: TaskProgress): void
}

/** Keeps what a source holds now for whoever asks, as if they had sent it. */
export async function fetchTask(
  world: SourceWorld,
  { team, by }: ImportTask,
  known: KnownSource | null,
  { stopping, onProgress }: FetchOptions,
): Promise<ImportOutcome> {
  if (known === null || by === null) throw new Error('Only a source can be fetched, and by somebody.')
  const id = crypto.randomUUID()
  const onFetched = (rows: number) => onProgress?.({ stage: 'fetching', rows })
  const { form, name, bytes } = await keepFetched(world, uploadKey(id), known, { stopping, onFetched })
  const kept = { id, name, bytes, teamId: team, userId: by, createdAt: world.outside.now() }
  await world.db.insert(upload).values(kept)
  return { kind: 'fetched', upload: id, name, form }
}
