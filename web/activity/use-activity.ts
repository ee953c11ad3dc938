import { type ActivityEntry, type ActivityFilter, listActivity } from '../../sync/api/activity.ts'
import { call } from '../data/requests/call.ts'
import { type Entries, useEntries } from '../log/use-entries.ts'

type Page = Awaited<ReturnType<typeof ask>>

/** What became of the properties, as far as it was asked for. */
export function useActivity(filter: ActivityFilter): Entries<ActivityEntry, Page> {
  return useEntries(filter, ask)
}

function ask(asked: ActivityFilter & { before?: string }, signal?: AbortSignal) {
  return call(listActivity, asked, signal && { signal })
}
