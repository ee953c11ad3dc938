import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { PROJECT } from '../../edge/settings/project.ts'
import { openDirectory, signInBy, TENANT } from '../edge/auth/directory.ts'
import { type Run, startRun } from '../edge/local/run.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'

interface Site {
  readonly port: number
  /** Where browsers reach it. */
  readonly origin: string
  readonly env?: Readonly<Record<string, string>>
}

/** The whole product as `npm start` has it with AUTH_MODE=oidc, and a directory beside it. */
export async function startWithDirectory(
  cleanUp: AsyncDisposableStack,
  { port, origin, env }: Site,
): Promise<Run> {
  const people = {
    ann: { tid: TENANT, oid: 'ann', name: 'Ann Castillo', email: 'ann@acme.example' },
    eve: { tid: TENANT, oid: 'eve', name: 'Eve Marsh', email: 'eve@acme.example' },
    fay: { tid: TENANT, oid: 'fay', name: 'Fay Olsen', groups: ['dallas'] },
    stranger: { tid: 'another-tenant', oid: 'stranger', name: 'Sam Stranger' },
  }
  const directory = await openDirectory(people, origin)
  cleanUp.defer(directory.close)
  const { issuer, clientId, clientSecret, team } = signInBy(directory)
  const dataDir = await scratchFolder()
  cleanUp.defer(() => removeScratchFolder(dataDir))
  const run = await startRun({
    dataDir,
    port,
    lifeline: true,
    script: join(PROJECT, 'edge/local/start.ts'),
    env: {
      AUTH_MODE: 'oidc',
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_PROVIDER_NAME: 'Acme ID',
      OIDC_TENANTS: TENANT,
      TEAM_NAME: team.name,
      ...env,
    },
  })
  cleanUp.defer(async () => {
    run.signal('SIGTERM')
    await run.ended
  })
  await run.untilHealth(200)
  return run
}

/** Fills in the directory's form, once it is there. */
export async function signInAs(page: Page, login: string): Promise<void> {
  await page.locator('[name=login]').fill(login)
  await page.locator('[name=password]').fill('x')
  await page.locator('[type=submit]').click()
}

/** From the public page, to which visitors are led. */
export async function signInFromLanding(page: Page, login: string): Promise<void> {
  await page.getByRole('link', { name: 'Sign In with Acme ID' }).first().click()
  await signInAs(page, login)
}
