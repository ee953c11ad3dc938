import { switchTeam } from '../../../sync/api/teams.ts'
import { useSync } from '../book/book.tsx'
import { callEmpty } from '../call.ts'
import { forgetUsers } from './forget-user.ts'

/** Goes on in another team, with nothing of this one left in this browser. Throws as `call` does. */
export function useSwitchTeam(): (teamId: string) => Promise<void> {
  const sync = useSync()
  return async (teamId) => {
    await callEmpty(switchTeam, { teamId })
    await sync?.close()
    await forgetUsers({ but: null })
    location.assign('/')
  }
}
