import * as z from 'zod/mini'
import { param } from '../search-params.ts'

/** What the address of the comp lists holds. */
export const compListsParams = z.object({
  /** What is looked for among the lists. */
  q: param.text(),
  /** Absent: newest first. */
  sort: param.oneOf(['newest', 'changed', 'name']),
})
export type CompListsParams = z.infer<typeof compListsParams>
