import { withKnownLength } from '../../../edge/http/with-known-length.ts'
import worker from '../worker-on-loopback.ts'
import {
  AHEAD_HEADER,
  ANEW_PATH,
  APP_HEADER,
  ASSETS_PATH,
  LENGTH_HEADER,
  LOG_PATH,
  OUTSIDE_PATH,
  STATUS_HEADER,
  URL_HEADER,
} from './neighbor-paths.ts'
import type { Shared } from './shared-app.ts'
import { appHere, currentVisit, during, forgetCalls, type Visit } from './visit.ts'

interface Bindings {
  /** The address of the tests' own server, which stands for everything outside the Worker. */
  readonly NEIGHBOR: string
  /** Set where that server need not stand for the network. */
  readonly NETWORK_AS_IT_IS?: string
}

type Env = Bindings & Record<string, unknown>

const realFetch = globalThis.fetch
const RealDate = globalThis.Date

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  const visit = currentVisit()
  if (visit === undefined || visit.isNetworkAsItIs || request.url.startsWith(visit.neighbor)) {
    return await realFetch(request)
  }
  const headers = new Headers(request.headers)
  headers.set(URL_HEADER, request.url)
  const { method, body, signal } = request
  const redirect = request.redirect
  return asItWas(await realFetch(visit.neighbor + OUTSIDE_PATH, { method, headers, body, signal, redirect }))
}

/** The answer as the outside gave it. */
function asItWas(answer: Response): Response {
  const status = Number(answer.headers.get(STATUS_HEADER) ?? answer.status)
  const length = answer.headers.get(LENGTH_HEADER)
  const headers = new Headers(answer.headers)
  for (const name of [STATUS_HEADER, LENGTH_HEADER]) headers.delete(name)
  if (length !== null) headers.set('content-length', length)
  if (answer.body === null || status === 204 || status === 304) return new Response(null, { status, headers })
  let left = Number(length ?? Number.NaN)
  const whole = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, stream) {
      left -= chunk.length
      stream.enqueue(chunk)
    },
    flush(stream) {
      if (left > 0) stream.error(new Error('The connection ended.'))
    },
  })
  return new Response(answer.body.pipeThrough(whole), { status, headers })
}

const now = () => RealDate.now() + (currentVisit()?.aheadMs ?? 0)
globalThis.Date = new Proxy(RealDate, {
  construct: (date, args) => (args.length === 0 ? new date(now()) : Reflect.construct(date, args)),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
})

// The Worker's log.
console.log = (line: string) => void currentVisit()?.lines.push(line)

/** Answers once whoever asked can read in the tests what the server has logged meanwhile. */
async function tellLog({ neighbor, lines }: Visit): Promise<void> {
  if (lines.length === 0) return
  await realFetch(neighbor + LOG_PATH, { method: 'POST', body: lines.splice(0).join('\n') })
}

/** The app that has this isolate for itself. */
const ALONE = 'alone'

function visitOf(env: Bindings, app = ALONE, aheadMs = 0): Visit {
  const isNetworkAsItIs = env.NETWORK_AS_IT_IS !== undefined
  return { ...appHere(app), neighbor: env.NEIGHBOR, isNetworkAsItIs, aheadMs }
}

/** The Worker as it is. Its files, the world outside, its clock and its log are those of the tests. */
export default {
  async fetch(request: Request, bindings: Env, lifetime: never): Promise<Response> {
    const shared = JSON.parse(decodeURIComponent(request.headers.get(APP_HEADER) ?? '{}')) as Partial<Shared>
    const env: Env = { ...bindings, ...shared.vars, FILES: bindings[shared.bucket ?? 'FILES'] }
    const visit = visitOf(env, shared.name, Number(request.headers.get(AHEAD_HEADER) ?? 0))
    if (new URL(request.url).pathname === ANEW_PATH) {
      forgetCalls(visit)
      return new Response()
    }
    const assets = (asked: Request) =>
      realFetch(visit.neighbor + ASSETS_PATH + new URL(asked.url).pathname, { headers: asked.headers })
    const answer = await during(visit, () =>
      worker.fetch(request, { ...env, ASSETS: { fetch: assets } } as never, lifetime),
    )
    if (answer.body === null) {
      await tellLog(visit)
      return answer
    }
    const body = answer.body.pipeThrough(new TransformStream({ flush: () => tellLog(visit) }))
    return withKnownLength(new Response(body, answer))
  },

  async queue(batch: never, env: Env, lifetime: never): Promise<void> {
    const visit = visitOf(env)
    await during(visit, () => worker.queue(batch, env as never, lifetime))
    await tellLog(visit)
  },

  async scheduled(event: unknown, env: Env, lifetime: never): Promise<void> {
    const visit = visitOf(env)
    await during(visit, () => worker.scheduled(event, env as never, lifetime))
    await tellLog(visit)
  },
}
