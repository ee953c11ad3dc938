import { connectNeon } from '../../db/connect-neon.ts'
import type { Connection } from '../../db/connect-node.ts'
import type { Services } from '../services/services.ts'
import type { Lifetime } from './bindings.ts'

/** A run of an import holds one for its lock while it works on another. */
const CONNECTIONS = 3

export interface RequestDatabase extends Pick<Services, 'withDb'> {
  /** The request is answered: what of its answer is still being sent opens connections for itself. */
  answered(): void
}

/** One pool for all that a request asks: a socket of a Worker does not outlive its request, and opening one is dear. */
export function requestDatabase(url: string, lifetime: Lifetime): RequestDatabase {
  let held: Connection | null = null
  let users = 0
  let isAnswered = false

  function letGo(): void {
    if (!isAnswered || users > 0 || held === null) return
    lifetime.waitUntil(held.close())
    held = null
  }

  return {
    async withDb(work) {
      held ??= connectNeon(url, { max: CONNECTIONS })
      users++
      try {
        return await work(held.db)
      } finally {
        users--
        letGo()
      }
    },
    answered() {
      isAnswered = true
      letGo()
    },
  }
}
