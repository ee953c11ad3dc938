import { LinearRouter } from 'hono/router/linear-router'
import { SmartRouter } from 'hono/router/smart-router'
import { TrieRouter } from 'hono/router/trie-router'
import type { H, RouterRoute } from 'hono/types'
import { createApp } from './app.ts'
import type { Caller } from './http/client-address.ts'
import { securityHeaders, withHeaders } from './http/security-headers.ts'
import { withKnownLength } from './http/with-known-length.ts'
import type { SignIn } from './settings/sign-in-settings.ts'
import { parseWorkerEnv, type WorkerEnv } from './settings/worker-env.ts'
import type { Bindings, Lifetime } from './worker/bindings.ts'
import { fileOfApp } from './worker/file-of-app.ts'
import { keepHouse } from './worker/keep-house.ts'
import { passToZeroCache } from './worker/pass-to-zero-cache.ts'
import { requestDatabase } from './worker/request-database.ts'
import { type MessageBatch, takeMessages } from './worker/take-messages.ts'
import { type WorkerServices, workerServices } from './worker/worker-services.ts'

/** The same app on Cloudflare Workers: static files are the platform's, the sync engine's socket is passed on. */
export default {
  async fetch(request: Request, env: Bindings, lifetime: Lifetime): Promise<Response> {
    const parsed = parseWorkerEnv(env)
    const origin = parsed.ok ? parsed.env.PUBLIC_ORIGIN : request.url
    const answer = parsed.ok
      ? await answerOf(request, { ...env, ...parsed.env }, parsed.signIn, lifetime)
      : Response.json({ code: 'unavailable', message: parsed.sentence }, { status: 503 })
    return withHeaders(answer, securityHeaders(origin))
  },

  /** What is done by itself, every minute. */
  async scheduled(_event: unknown, env: Bindings, lifetime: Lifetime): Promise<void> {
    await byItself(env, lifetime, (services) => keepHouse(services, env.FILES))
  },

  /** Imports that take more than one go. */
  async queue(batch: MessageBatch, env: Bindings, lifetime: Lifetime): Promise<void> {
    await byItself(env, lifetime, (services) => takeMessages(batch, services))
  },
}

async function answerOf(
  request: Request,
  env: WorkerEnv & Bindings,
  signIn: SignIn,
  lifetime: Lifetime,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/zero/')) return passToZeroCache(request, env)
  if (pathname === '/api' || pathname.startsWith('/api/')) {
    const database = requestDatabase(env.DATABASE_URL, lifetime)
    const app = createApp(workerServices(env, signIn, database, lifetime), { router: singleRequestRouter() })
    const answer = await app.fetch(request, callerOf(request))
    database.answered()
    return withKnownLength(answer)
  }
  return await fileOfApp(request, env)
}

/** Each request gets an app of its own here, so preparing a router for many requests would be wasted. */
function singleRequestRouter(): SmartRouter<[H, RouterRoute]> {
  return new SmartRouter({ routers: [new LinearRouter(), new TrieRouter()] })
}

async function byItself(
  env: Bindings,
  lifetime: Lifetime,
  work: (services: WorkerServices) => Promise<void>,
): Promise<void> {
  const parsed = parseWorkerEnv(env)
  if (!parsed.ok) throw new Error(parsed.sentence)
  const all = { ...env, ...parsed.env }
  const database = requestDatabase(all.DATABASE_URL, lifetime)
  await work(workerServices(all, parsed.signIn, database, lifetime))
  database.answered()
}

/** Cloudflare writes this header itself, whatever the request had. */
function callerOf(request: Request): Caller {
  return { clientAddress: request.headers.get('cf-connecting-ip') }
}
