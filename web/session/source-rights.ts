import type { ApiSource } from '../../sync/api/sources.ts'
import { hasRole, type Role } from '../../sync/domain/access/role.ts'

/** What a role may do with a source. The browser only predicts what the server then decides. */
export function sourceRights(role: Role, { kind, isOwn, canRun, pausedAt }: ApiSource) {
  const isMember = hasRole(role, 'member')
  const mayChange = role === 'administrator' || (isMember && isOwn && kind === 'file')
  return {
    mayRun: isMember && canRun && pausedAt === null,
    /** Its rejected rows are mended here and read again. */
    mayMend: mayChange && canRun,
    mayReplace: kind === 'file' && mayChange,
    mayChange: mayChange && kind !== 'hand',
  }
}
