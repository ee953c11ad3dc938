import { hasRole, type Role } from '../domain/access/role.ts'
import type { SessionUser } from '../session.ts'
import { SyncError } from '../sync-error.ts'

/** What needs a role beyond reading what is shared, and keeping private notes and lists. */
const RIGHTS = {
  writeTeamNotes: { least: 'member', otherwise: 'Viewers may write private notes only.' },
  shareCompLists: { least: 'member', otherwise: 'Viewers may keep private comp lists only.' },
  shareViews: { least: 'member', otherwise: 'Viewers may keep private views only.' },
  correct: { least: 'member', otherwise: 'Viewers may read properties and not change them.' },
  assumeTerms: { least: 'member', otherwise: 'Viewers may read what is assumed and not change it.' },
  correctOthers: {
    least: 'administrator',
    otherwise: 'Only the author of a correction or an administrator may change it.',
  },
  removeShared: { least: 'administrator', otherwise: 'Only the author or an administrator may delete this.' },
} as const satisfies Record<string, { least: Role; otherwise: string }>
export type Right = keyof typeof RIGHTS

export function may({ role }: Pick<SessionUser, 'role'>, right: Right): boolean {
  return hasRole(role, RIGHTS[right].least)
}

/** Why somebody may not, in a sentence. */
export function whyNot(right: Right): string {
  return RIGHTS[right].otherwise
}

/** @throws SyncError `forbidden` */
export function mustMay(user: SessionUser, right: Right): void {
  if (!may(user, right)) throw new SyncError('forbidden', RIGHTS[right].otherwise)
}
