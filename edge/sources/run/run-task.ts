import { upload } from '../../../db/private-schema.ts'
import { planRows } from '../../import/plan/plan-rows.ts'
import { importCountsOf } from '../../import/run/changes/refuse-otherwise.ts'
import { ImportError } from '../../import/run/import-error.ts'
import type { ImportSummary } from '../../import/run/import-summary.ts'
import { ReadingPaused } from '../../import/slices/reading-paused.ts'
import type { Slicing } from '../../import/slices/slicing.ts'
import type { ImportOutcome, ImportTask, TaskProgress } from '../../services/import-jobs.ts'
import { keepFetched } from '../fetch/keep-fetched.ts'
import { openReading } from '../fetch/open-reading.ts'
import type { Reading, ReadingOptions } from '../fetch/reading.ts'
import { readingOf } from '../fetch/reading-of.ts'
import { sourceFailure } from '../fetch/source-failure.ts'
import { findKnownSource, type KnownSource } from '../known-source.ts'
import { openStoredFile } from '../open-stored-file.ts'
import type { SourceWorld } from '../source-world.ts'
import { uploadKey } from '../uploads/upload-key.ts'
import type { ReadingTarget } from './import-reading.ts'
import { runSource } from './run-source.ts'
import { fileNameOf, runUpload } from './run-upload.ts'
import { withReading } from './with-reading.ts'

export interface TaskOptions {
  readonly stopping?: AbortSignal | undefined
  onProgress?(progress: TaskProgress): void
  /** Set where the file is read in several goes. */
  readonly slicing?: Slicing | undefined
}

/**
 * Carries out an import that somebody asked for, or its plan.
 * @throws ReadingPaused where the rest is left to the next go
 */
export async function runTask(
  world: SourceWorld,
  task: ImportTask,
  options: TaskOptions = {},
): Promise<ImportOutcome> {
  try {
    const known = await knownSourceOf(world, task)
    if (task.kind === 'fetch') return await fetchTask(world, task, known, options)
    const target = targetOf(task, known, options)
    const onFetched = (rows: number) => options.onProgress?.({ stage: 'fetching', rows })
    if (task.kind === 'plan')
      return { kind: 'planned', plan: await plan(world, task, known, { ...target, onFetched }) }
    const summary = await run(world, task, known, { ...target, onFetched })
    const source = await findKnownSource(world.db, task.team, { name: target.source })
    if (source === undefined) throw new Error('The source is not there after its import.')
    const counts = importCountsOf(summary)
    return { kind: 'done', sourceId: source.id, counts, seconds: summary.seconds }
  } catch (error) {
    if (error instanceof ReadingPaused) throw error
    if (error instanceof ImportError && error.code === 'busy') return { kind: 'busy' }
    return { kind: 'failed', sentence: sourceFailure(error) }
  }
}

/** The source that the task replaces; null where it makes a new one. */
async function knownSourceOf(
  { db }: SourceWorld,
  { team, sourceId, name }: ImportTask,
): Promise<KnownSource | null> {
  if (sourceId !== null) {
    const known = await findKnownSource(db, team, { id: sourceId })
    if (known === undefined) throw new ImportError('unknown-source', 'The source is no longer there.')
    return known
  }
  if ((await findKnownSource(db, team, { name })) === undefined) return null
  throw new ImportError('unknown-source', `There is a source named ${name} already. Nothing was changed.`)
}

function targetOf(task: ImportTask, known: KnownSource | null, options: TaskOptions): ReadingTarget {
  return {
    team: task.team,
    source: known?.name ?? task.name,
    by: task.by ?? undefined,
    force: task.force,
    // Whoever has seen the plan has seen it.
    takesRenamed: task.kind === 'plan' || task.expects !== undefined,
    decisions: task.decisions ?? known?.decisions ?? undefined,
    expects: task.expects,
    stopping: options.stopping,
    slicing: options.slicing,
    onProgress({ stage, rows }) {
      if (stage !== 'done') options.onProgress?.({ stage, rows })
    },
  }
}

type FetchedTarget = ReadingTarget & Pick<ReadingOptions, 'onFetched'>

async function plan(
  world: SourceWorld,
  task: ImportTask,
  known: KnownSource | null,
  { onFetched, ...target }: FetchedTarget,
) {
  const { decisions, stopping, slicing } = target
  const options = { decisions, stopping, slicing, onFetched }
  const reading = await openTaskReading(world, task, known, options)
  const { workbook, events, needs } = reading
  const { db, databaseFolder } = world
  return await withReading(reading, () =>
    planRows({ ...target, db, databaseFolder, workbook, events, needs }),
  )
}

async function openTaskReading(
  world: SourceWorld,
  { upload }: ImportTask,
  known: KnownSource | null,
  options: ReadingOptions,
): Promise<Reading> {
  if (upload !== null) {
    const name = fileNameOf(upload, known)
    return await readingOf(await openStoredFile(world.files, uploadKey(upload.id), name), options)
  }
  if (known === null) throw new Error('A task needs a file or a source.')
  return await openReading(world, known, options)
}

async function run(
  world: SourceWorld,
  { upload }: ImportTask,
  known: KnownSource | null,
  target: FetchedTarget,
): Promise<ImportSummary> {
  if (upload !== null) return await runUpload(world, upload, known, target)
  if (known === null) throw new Error('A task needs a file or a source.')
  return await runSource(world, known, target)
}

interface FetchOptions {
  readonly stopping?: AbortSignal | undefined
  onProgress?(progress: TaskProgress): void
}

/** Keeps what a source holds now for whoever asks, as if they had sent it. */
async function fetchTask(
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
