import { addressOf, type ParamsOf, param } from '../search-params.ts'

/** What the address of the comp lists holds. */
export const compListsParams = addressOf({
  /** What is looked for among the lists. */
  q: param.text(),
  /** Absent: newest first. */
  sort: param.oneOf(['newest', 'changed', 'name']),
})
export type CompListsParams = ParamsOf<typeof compListsParams>
