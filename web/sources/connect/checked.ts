import type * as z from 'zod/mini'
import type { addSource, checkAddress } from '../../../sync/api/sources.ts'

/** A source that is fetched. */
export type AddedKind = z.infer<typeof addSource.input>['kind']

/** What stands at an address. */
export type Checked = z.infer<typeof checkAddress.output>
