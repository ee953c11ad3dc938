import { spawnSync } from 'node:child_process'
import { StartProblem } from '../../errors/start-problem.ts'

export interface User {
  readonly uid: number
  readonly gid: number
}

const UNPRIVILEGED_USERS = ['postgres', 'nobody']

/** The user Postgres runs as when we are root, since it refuses to be root itself. No user is ever created. */
export function unprivilegedUser(): User {
  for (const name of UNPRIVILEGED_USERS) {
    const uid = idOf('-u', name)
    const gid = idOf('-g', name)
    if (uid !== undefined && gid !== undefined) return { uid, gid }
  }
  throw new StartProblem(
    'The database does not run as root, and this machine has no user named postgres or nobody. Start Clearheight as an ordinary user.',
  )
}

function idOf(kind: '-u' | '-g', name: string): number | undefined {
  const id = spawnSync('id', [kind, name], { encoding: 'utf8' })
  const number = Number.parseInt(id.stdout ?? '', 10)
  return id.status === 0 && number > 0 ? number : undefined
}
