import type { StepsDoubt } from './stated-escalation.ts'

/** Why no rent over the term follows from the steps of a lease. */
export const STEP_DOUBT_WORDS = {
  unreadable: 'The rent steps cannot be read, so nothing is worked out from them.',
  'other-rent':
    'The rent steps start at a different rent than the lease, so nothing is worked out from them.',
  'other-percent':
    'The rent steps and the stated escalation lead to different rents, so nothing is worked out from either.',
  'too-short': 'The rent steps end before the lease does, so nothing is worked out from them.',
} as const satisfies Record<StepsDoubt, string>
