import { useCallback, useEffect, useState } from 'react'
import type * as z from 'zod/mini'
import { type ImportCounts, type ImportPlan, planImport, runImport } from '../../../sync/api/imports.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import { call } from '../../data/requests/call.ts'
import { counted } from '../../session/counted.ts'
import { toast } from '../../ui/layers/toast.tsx'
import type { RunningJob } from '../job/follow-job.ts'
import { useImportJob } from '../job/use-import-job.ts'
import type { Upload } from '../job/use-upload.ts'
import { type AlikeAnswer, type AlikeAnswers, settleAlike, withAnswer } from './alike-answers.ts'

export type ImportInput = z.infer<typeof planImport.input>

export type Stage =
  | { is: 'working' | 'importing'; words: string; share: number | null; rows: number }
  | { is: 'planned' }
  | { is: 'failed'; sentence: string }

export interface Confirming {
  stage: Stage
  /** The last plan; null before the first. */
  plan: ImportPlan | null
  /** Of the last plan; it stays while it is planned anew. */
  renamed: ImportPlan['renamed']
  /** What becomes of new rows that another source may have. */
  answers: AlikeAnswers
  answerAlike(pairs: ImportPlan['alike'], answer: AlikeAnswer): void
  planAgain(): void
  /** Writes what was planned. `force`: although something speaks against it. */
  confirm(force: boolean): Promise<void>
}

interface ConfirmingOptions {
  /** What is imported; null while the server does not have it. */
  input: ImportInput | null
  /** The file on its way to the server; null where nothing is sent. */
  upload: Upload | null
  onRetryUpload(): void
  /** It was written. `begun`: when it was confirmed. */
  onDone(imported: { sourceId: number; counts: ImportCounts }, begun: Date): void
}

/** Asks the server what an import would change, and has it done once it is confirmed. */
export function useConfirming({ input, upload, onRetryUpload, onDone }: ConfirmingOptions): Confirming {
  const { job, start } = useImportJob()
  const [planned, setPlan] = useState<ImportPlan | null>(null)
  const [renamed, setRenamed] = useState<ImportPlan['renamed']>([])
  const [answers, setAnswers] = useState<AlikeAnswers>(new Map())
  const [isImporting, setImporting] = useState(false)
  // What becomes of what is gone needs no new reading.
  const signature = input === null ? null : JSON.stringify(withoutGone(input))

  const planIt = useCallback(async () => {
    if (signature === null) return
    setImporting(false)
    setPlan(null)
    const ended = await start(() => call(planImport, JSON.parse(signature) as ImportInput))
    if (ended?.state !== 'planned') return
    setPlan(ended.plan)
    setRenamed(ended.plan.renamed)
  }, [signature, start])
  useEffect(() => void planIt(), [planIt])

  const plan = planned && { ...planned, counts: withGone(planned.counts, input?.decisions?.gone) }

  async function confirm(force: boolean) {
    if (input === null || plan === null) return
    setImporting(true)
    const begun = new Date()
    const ended = await start(() =>
      call(runImport, { ...input, expects: plan.counts, ...(force && { force }) }),
    )
    if (ended?.state !== 'done') return
    const failed = await settleAlike(plan.alike, answers)
    if (failed > 0) toast({ kind: 'error', title: undecidedWords(failed) })
    onDone(ended, begun)
  }
  return {
    stage: stageOf(job, upload, plan, isImporting),
    plan,
    renamed,
    answers,
    answerAlike: (pairs, answer) => setAnswers((was) => withAnswer(was, pairs, answer)),
    planAgain: upload?.state === 'failed' ? onRetryUpload : () => void planIt(),
    confirm,
  }
}

function undecidedWords(count: number): string {
  return `${counted(count, 'pair was', 'pairs were')} not decided, and ${count === 1 ? 'waits' : 'wait'} among the possible duplicates.`
}

function withoutGone({ decisions, ...input }: ImportInput): ImportInput {
  if (decisions === undefined) return input
  const { gone: _, ...others } = decisions
  return { ...input, decisions: others }
}

/** Counts of a plan as they are with what was decided about properties that are gone. */
function withGone(counts: ImportCounts, gone: ImportDecisions['gone']): ImportCounts {
  const all = counts.removed + counts.ended
  return { ...counts, removed: gone === undefined ? all : 0, ended: gone === undefined ? 0 : all }
}

function stageOf(
  job: ReturnType<typeof useImportJob>['job'],
  upload: Upload | null,
  plan: ImportPlan | null,
  isImporting: boolean,
): Stage {
  if (upload?.state === 'failed') return { is: 'failed', sentence: upload.sentence }
  if (upload?.state === 'sending') {
    return { is: 'working', words: 'Sending the file', share: upload.share, rows: 0 }
  }
  if (job?.state === 'failed') return { is: 'failed', sentence: job.sentence }
  if (!isImporting && plan !== null) return { is: 'planned' }
  const running = job?.state === 'running' ? job : null
  const words = stageWords(running?.stage ?? 'starting')
  return { is: isImporting ? 'importing' : 'working', words, share: null, rows: running?.rows ?? 0 }
}

function stageWords(stage: RunningJob['stage']): string {
  switch (stage) {
    case 'starting':
      return 'Asking the server'
    case 'waiting':
      return 'Waiting for another import of your team to end'
    case 'fetching':
      return 'Fetching the source'
    case 'reading':
      return 'The server reads the rows'
    case 'comparing':
      return 'Comparing with your properties'
    case 'writing':
      return 'Writing'
  }
}
