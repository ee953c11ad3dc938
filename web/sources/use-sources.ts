import { useState } from 'react'
import type * as z from 'zod/mini'
import { runImport } from '../../sync/api/imports.ts'
import {
  type ApiSource,
  changeSource,
  EVERY_HOURS,
  listSources,
  removeSource,
  restoreSource,
} from '../../sync/api/sources.ts'
import type { ImportDecisions } from '../../sync/sheets/model/import-decisions.ts'
import { useLiveAnswer } from '../data/book/use-refresh-with-book.ts'
import { call } from '../data/requests/call.ts'
import { type UsedAnswer, useAnswer } from '../data/requests/use-answer.ts'
import { useRefreshMe } from '../data/session/session.tsx'
import { importedWords } from '../import/imported-words.ts'
import { followJob } from '../import/job/follow-job.ts'
import { counted } from '../session/counted.ts'
import { toast } from '../ui/layers/toast.tsx'
import type { ToastContent } from '../ui/layers/toast-store.ts'
import { MESSAGES } from '../ui/messages.ts'
import { failureWords } from '../ui/states/failure-words.ts'
import { everyWords } from './source-words.ts'

/** While something runs, ms. */
const BUSY_EVERY_MS = 2_000

export type Sources = z.infer<typeof listSources.output>

/** What can be done with a source. Each says what has become of it, and answers whether it was done. */
export interface SourceActions {
  run(source: ApiSource): Promise<boolean>
  /** Keeps other decisions with it and reads it again. */
  mend(source: ApiSource, decisions: ImportDecisions): Promise<boolean>
  rename(source: ApiSource, name: string): Promise<boolean>
  moveTo(source: ApiSource, address: string): Promise<boolean>
  setEvery(source: ApiSource, everyHours: number | null): Promise<boolean>
  setPaused(source: ApiSource, isPaused: boolean): Promise<boolean>
  remove(source: ApiSource): Promise<boolean>
  /** Shows what has become of them by something else. */
  refresh(): Promise<void>
}

const askForSources = () => call(listSources, {})

/** The sources there are, followed as they run, and what can be done with them. */
export function useSources(): UsedAnswer<Sources> & { actions: SourceActions; running: ReadonlySet<number> } {
  const sources = useAnswer(askForSources)
  const refreshMe = useRefreshMe()
  const [running, setRunning] = useState<ReadonlySet<number>>(new Set())
  const isBusy =
    running.size > 0 || (sources.answer?.sources.some((source) => source.running !== null) ?? false)
  useLiveAnswer(sources.refresh, isBusy ? BUSY_EVERY_MS : undefined)

  async function act(work: () => Promise<ToastContent>): Promise<boolean> {
    try {
      const told = await work()
      await actions.refresh()
      toast(told)
      return told.kind !== 'error'
    } catch (error) {
      toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
      await sources.refresh()
      return false
    }
  }

  const actions: SourceActions = {
    async run(source) {
      setRunning((was) => new Set([...was, source.id]))
      const isDone = await act(async () => {
        const { job } = await call(runImport, { sourceId: source.id })
        const ended = await followJob(job)
        return ended.state === 'done'
          ? { title: `${source.name} was read`, description: importedWords(ended.counts), kind: 'success' }
          : {
              title: `${source.name} was not read`,
              description: ended.state === 'failed' ? ended.sentence : '',
              kind: 'error',
            }
      })
      setRunning((was) => new Set([...was].filter((id) => id !== source.id)))
      return isDone
    },
    async mend(source, decisions) {
      try {
        await call(changeSource, { id: source.id, decisions })
      } catch (error) {
        toast({ title: MESSAGES.error, description: failureWords(error), kind: 'error' })
        return false
      }
      return await actions.run(source)
    },
    rename: (source, name) =>
      act(async () => {
        await call(changeSource, { id: source.id, name })
        return undoable(`Renamed to ${name}`, () => void actions.rename({ ...source, name }, source.name))
      }),
    moveTo: (source, address) =>
      act(async () => {
        await call(changeSource, { id: source.id, address })
        return { title: `${source.name} has a new address`, kind: 'success' }
      }),
    setEvery: (source, everyHours) =>
      act(async () => {
        await call(changeSource, {
          id: source.id,
          everyHours: EVERY_HOURS.find((hours) => hours === everyHours) ?? null,
        })
        const back = () => void actions.setEvery({ ...source, everyHours }, source.everyHours)
        return undoable(`${source.name}: ${everyWords(everyHours).toLowerCase()}`, back)
      }),
    setPaused: (source, isPaused) =>
      act(async () => {
        await call(changeSource, { id: source.id, isPaused })
        const back = () => void actions.setPaused(source, !isPaused)
        return undoable(`${source.name} is ${isPaused ? 'paused' : 'resumed'}`, back)
      }),
    refresh: async () => {
      await Promise.all([sources.refresh(), refreshMe()])
    },
    remove: (source) =>
      act(async () => {
        const { removed } = await call(removeSource, { id: source.id })
        const went = `${counted(removed, 'property', 'properties')} went with it.`
        return { ...undoable(`${source.name} is removed`, () => void restore(source)), description: went }
      }),
  }
  const restore = (source: ApiSource) =>
    act(async () => {
      await call(restoreSource, { id: source.id })
      return { title: `${source.name} is back`, kind: 'success' }
    })
  return { ...sources, actions, running }
}

function undoable(title: string, run: () => void): ToastContent {
  return { title, kind: 'undo', action: { label: 'Undo', run } }
}
