import type { Hono } from 'hono'
import project from '../../package.json' with { type: 'json' }
import { getOpenApi, getReference } from '../../sync/api/reference.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { type Deployment, openApi } from './open-api.ts'
import { referencePage } from './page.ts'
import { STYLE } from './style.ts'

/** The contract told to programs and to people. It is the same for everybody, and made when first asked for. */
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
    return c.html(text, 200, { 'Content-Security-Policy': policy, 'X-Content-Type-Options': 'nosniff' })
  })
}

/** The page may do nothing but be seen: its one style is named by its hash. */
async function makePage(deployment: Deployment): Promise<{ text: string; policy: string }> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(STYLE))
  const style = btoa(String.fromCharCode(...new Uint8Array(hash)))
  return {
    text: referencePage(deployment),
    policy: `default-src 'none'; style-src 'sha256-${style}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  }
}

const VERSION = project.version
