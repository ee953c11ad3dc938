import { useSync } from '../data/book/book.tsx'
import { forgetUsers } from '../data/forget-user.ts'
import { loginPath } from '../data/session/login-path.ts'

/** Continues as another of the demo's people, and leaves nothing of the present one in this browser. */
export function useContinueAs(): (userId: string) => Promise<void> {
  const sync = useSync()
  return async (userId) => {
    await sync?.close()
    await forgetUsers({ but: null })
    location.assign(loginPath(userId))
  }
}
