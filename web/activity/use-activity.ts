import { type ActivityFilter, listActivity } from '../../sync/api/activity.ts'
import { call } from '../data/call.ts'
import { type Log, useLog } from '../data/use-log.ts'

type Page = Awaited<ReturnType<typeof ask>>

/** What became of the properties, as far as it was asked for. */
export function useActivity(filter: ActivityFilter): Log<Page> {
  return useLog(filter, ask)
}

function ask(filter: ActivityFilter, before: string | null, signal?: AbortSignal) {
  return call(listActivity, { ...filter, ...(before !== null && { before }) }, signal && { signal })
}
