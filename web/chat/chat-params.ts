import { addressOf, type ParamsOf, param } from '../search-params.ts'

/** What the address of the assistant holds. */
export const chatParams = addressOf({
  /** Beside the conversation, or in its place where there is no room for both; absent: the conversation alone. */
  view: param.oneOf(['results', 'map']),
  /** A question to ask at once. */
  ask: param.text(),
  /** The id of the open property. */
  property: param.text(),
})
export type ChatParams = ParamsOf<typeof chatParams>
