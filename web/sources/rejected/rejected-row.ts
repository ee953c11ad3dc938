import type * as z from 'zod/mini'
import type { listRejected } from '../../../sync/api/sources.ts'

/** A row of a source that is no property yet. */
export type RejectedRow = z.infer<typeof listRejected.output>['rows'][number]
