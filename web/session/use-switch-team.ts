import { switchTeam } from '../../sync/api/teams.ts'
import { useSync } from '../data/book/book.tsx'
import { forgetUsers } from '../data/forget-user.ts'
import { callEmpty } from '../data/requests/call.ts'

/** Continues in another team, and leaves nothing of this one in this browser. Throws as `call` does. */
export function useSwitchTeam(): (teamId: string) => Promise<void> {
  const sync = useSync()
  return async (teamId) => {
    await callEmpty(switchTeam, { teamId })
    await sync?.close()
    await forgetUsers({ but: null })
    location.assign('/')
  }
}
