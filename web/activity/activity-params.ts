import * as z from 'zod/mini'
import { param } from '../search-params.ts'

/** The address of the activity page. What a kind is, the server says. */
export const activityParams = z.object({
  kind: param.text(),
  person: param.text(),
  source: param.integer(),
})
export type ActivityParams = z.infer<typeof activityParams>
