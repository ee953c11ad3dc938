import { may, type Right } from '../../../sync/access/rights.ts'
import { useMe } from './session.tsx'

/** Whether the user's role has a right. The browser only predicts what the server then decides. */
export function useMay(right: Right): boolean {
  return may({ role: useMe()?.role ?? 'member' }, right)
}
