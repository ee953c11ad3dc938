import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { membership } from '../../db/access-schema.ts'
import { connectNode } from '../../db/connect-node.ts'
import { appUser } from '../../db/schema.ts'
import { openStoredSession } from '../../edge/auth/stored-sessions.ts'
import { buildIfStale } from '../../edge/build/build.ts'
import { openSecrets, sessionCookieOf } from '../../edge/local/data/secrets.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { administratorUrl } from '../edge/local/administrator-url.ts'
import { startRun } from '../edge/local/run.ts'
import { type BenchFigures, quantile } from './figures.ts'

const CALLS = 1_000
const WARM_UP = 100

/** Nobody asks it: the session is written into the database. */
const DIRECTORY = {
  AUTH_MODE: 'oidc',
  OIDC_ISSUER: 'http://localhost:9',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  OIDC_PROVIDER_NAME: 'Nobody',
  OIDC_ALLOW_ANYONE: 'on',
  TEAM_ID: 'bench',
  TEAM_NAME: 'Bench',
}

/** The product on loopback, with a company's sign-in: how long it takes to say who a stored session is of. */
export async function benchSession(): Promise<BenchFigures> {
  await buildIfStale({ say: console.error })
  const dataDir = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  const script = join(PROJECT, 'edge/local/start.ts')
  const run = await startRun({ dataDir, script, lifeline: true, env: { ...DIRECTORY, SAMPLE: 'on' } })
  try {
    await run.untilHealth(200)
    const headers = { Cookie: `${sessionCookieOf(openSecrets(dataDir))}=${await openedSession(dataDir)}` }
    const times: number[] = []
    for (let i = -WARM_UP; i < CALLS; i++) {
      const started = performance.now()
      const response = await fetch(`http://localhost:${run.port}/api/me`, { headers })
      await response.arrayBuffer()
      if (!response.ok) throw new Error(`/api/me answered ${response.status}.`)
      if (i >= 0) times.push(performance.now() - started)
    }
    return {
      me_with_stored_session_p50_ms: quantile(times, 0.5),
      me_with_stored_session_p95_ms: quantile(times, 0.95),
    }
  } finally {
    run.signal('SIGTERM')
    await run.ended
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function openedSession(dataDir: string): Promise<string> {
  const { db, close } = connectNode(administratorUrl(dataDir))
  try {
    const now = new Date()
    const userId = 'bench-ann'
    await db.insert(appUser).values({ id: userId, teamId: DIRECTORY.TEAM_ID, name: 'Ann Castillo' })
    await db.insert(membership).values({ userId, role: 'member', isRoleFixed: false, joinedAt: now })
    return await openStoredSession(db, { userId, device: 'Chrome on Windows', idToken: '' }, now)
  } finally {
    await close()
  }
}
