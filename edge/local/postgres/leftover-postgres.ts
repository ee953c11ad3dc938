import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '../../errors/start-problem.ts'
import { type EndingStep, endProcess, identify, type ProcessIdentity } from '../process/process-identity.ts'

/** Fast shutdown, then without waiting for a checkpoint, then none at all (Postgres recovers at its next start). */
export const POSTGRES_ENDING: readonly EndingStep[] = [
  ['SIGINT', 3000],
  ['SIGQUIT', 1500],
  ['SIGKILL', 1000],
]
/** A session whose server died ends by itself after its present statement. */
const SESSION_ENDING: readonly EndingStep[] = [
  ['SIGQUIT', 2000],
  ['SIGKILL', 2000],
]

/**
 * Stops what an earlier run left of the Postgres of this cluster, so that it can be started again. It is never reused:
 * it is not our child, and its port and settings may differ.
 */
export async function stopLeftoverPostgres(cluster: string): Promise<void> {
  const server = serverOf(cluster)
  if (server !== undefined) await endProcess(server, POSTGRES_ENDING)
  for (const rest of processesIn(cluster)) await endProcess(rest, SESSION_ENDING)
  if (serverOf(cluster) !== undefined || processesIn(cluster).length > 0) {
    throw new StartProblem(
      `An earlier database process for ${cluster} does not stop (process ${server?.pid}). Stop it, then start again.`,
    )
  }
  // No process of this cluster is alive, so its lock file is stale, even if another program now has its process id.
  rmSync(join(cluster, 'postmaster.pid'), { force: true })
}

function serverOf(cluster: string): ProcessIdentity | undefined {
  const pid = Number.parseInt(firstLine(join(cluster, 'postmaster.pid')), 10)
  if (!(pid > 0)) return undefined
  const identity = identify(pid)
  return identity !== undefined && worksIn(pid, cluster) ? identity : undefined
}

/** Server and sessions of Postgres work in the folder of their cluster. */
function processesIn(cluster: string): ProcessIdentity[] {
  if (process.platform !== 'linux') return []
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && worksIn(pid, cluster))
    .map(identify)
    .filter((identity) => identity !== undefined)
}

function worksIn(pid: number, cluster: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    return spawnSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' }).stdout.includes(cluster)
  } catch {
    return false
  }
}

function firstLine(path: string): string {
  try {
    return readFileSync(path, 'latin1').split('\n', 1)[0] ?? ''
  } catch {
    return ''
  }
}
