import { addressOf, type ParamsOf, param } from '../search-params.ts'

/** The address of the activity page. What a kind is, the server says. */
export const activityParams = addressOf({
  kind: param.text(),
  person: param.text(),
  source: param.integer(),
})
export type ActivityParams = ParamsOf<typeof activityParams>
