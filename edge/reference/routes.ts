import type { Hono } from 'hono'
import project from '../../package.json' with { type: 'json' }
import { getOpenApi, getReference } from '../../sync/api/reference.ts'
import { sourceHash } from '../http/content-security.ts'
import { handle } from '../http/handle.ts'
import { NOTHING_LOADS } from '../http/security-headers.ts'
import type { Services } from '../services/services.ts'
import { type Deployment, openApi } from './open-api.ts'
import { referencePage } from './page.ts'
import { STYLE } from './style.ts'

/** Serves the contract as OpenAPI and as a page. Both are the same for everybody and made at the first request. */
export function referenceRoutes(app: Hono, { settings }: Services): void {
  const deployment: Deployment = {
    origin: settings.origins[0] ?? 'http://localhost:8787',
    version: VERSION,
    sessionCookie: settings.sessionCookie,
  }
  let document: ReturnType<typeof openApi> | null = null
  let page: Promise<{ text: string; policy: string }> | null = null

  handle(app, getOpenApi, async () => {
    document ??= openApi(deployment)
    return document
  })

  app.get(getReference.path, async (c) => {
    page ??= makePage(deployment)
    const { text, policy } = await page
    return c.html(text, 200, { 'Content-Security-Policy': policy })
  })
}

/** The page may load and run nothing. Its one style is allowed by its hash. */
async function makePage(deployment: Deployment): Promise<{ text: string; policy: string }> {
  return {
    text: referencePage(deployment),
    policy: `${NOTHING_LOADS}; style-src ${await sourceHash(STYLE)}; img-src 'self'`,
  }
}

const VERSION = project.version
