import type { SessionUser } from '../../sync/session.ts'

/** Whom the demo signs in. `db/demo-team.ts` has the same team and user as rows. */
export const DEMO_USER: SessionUser = { userId: 'demo-maria', teamId: 'demo', name: 'Maria Torres' }
