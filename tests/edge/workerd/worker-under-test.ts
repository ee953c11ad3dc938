import { withKnownLength } from '../../../edge/http/with-known-length.ts'
import { createLimits } from '../../../edge/rate-limit/rate-limit.ts'
import { limits } from '../../../edge/worker/worker-services.ts'
import worker from '../worker-on-loopback.ts'
import {
  AHEAD_HEADER,
  ANEW_PATH,
  ASSETS_PATH,
  LENGTH_HEADER,
  LOG_PATH,
  OUTSIDE_PATH,
  STATUS_HEADER,
  URL_HEADER,
} from './neighbor-paths.ts'

interface Bindings {
  /** The address of the tests' own server, which stands for everything outside the Worker. */
  readonly NEIGHBOR: string
  /** Set where that server need not stand for the network. */
  readonly NETWORK_AS_IT_IS?: string
}

const realFetch = globalThis.fetch
const RealDate = globalThis.Date
const lines: string[] = []
let neighbor = ''
let asItIs = false
let aheadMs = 0

globalThis.fetch = async (input, init) => {
  const request = new Request(input, init)
  if (asItIs || request.url.startsWith(neighbor)) return await realFetch(request)
  const headers = new Headers(request.headers)
  headers.set(URL_HEADER, request.url)
  const { method, body, signal } = request
  const redirect = request.redirect
  return asItWas(await realFetch(neighbor + OUTSIDE_PATH, { method, headers, body, signal, redirect }))
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

globalThis.Date = new Proxy(RealDate, {
  construct: (date, args) =>
    args.length === 0 ? new date(date.now() + aheadMs) : Reflect.construct(date, args),
  get: (date, name) => (name === 'now' ? () => date.now() + aheadMs : Reflect.get(date, name)),
})

// The Worker's log.
console.log = (line: string) => void lines.push(line)

/** A clock that is ahead for one test would else owe the next one the calls of the time between. */
function forgetCalls(): void {
  Object.assign(
    limits,
    createLimits(() => new RealDate()),
  )
}
forgetCalls()

/** Answers once whoever asked can read in the tests what the server has logged meanwhile. */
async function tellLog(): Promise<void> {
  if (lines.length === 0) return
  await realFetch(neighbor + LOG_PATH, { method: 'POST', body: lines.splice(0).join('\n') })
}

/** The Worker as it is. Its files, the world outside, its clock and its log are those of the tests. */
export default {
  async fetch(request: Request, env: Bindings & Record<string, unknown>, lifetime: never): Promise<Response> {
    neighbor = env.NEIGHBOR
    asItIs = env.NETWORK_AS_IT_IS !== undefined
    if (new URL(request.url).pathname === ANEW_PATH) {
      forgetCalls()
      return new Response()
    }
    aheadMs = Number(request.headers.get(AHEAD_HEADER) ?? 0)
    const assets = (asked: Request) => {
      const { pathname } = new URL(asked.url)
      return realFetch(neighbor + ASSETS_PATH + pathname, { headers: asked.headers })
    }
    const answer = await worker.fetch(request, { ...env, ASSETS: { fetch: assets } } as never, lifetime)
    if (answer.body === null) {
      await tellLog()
      return answer
    }
    const body = answer.body.pipeThrough(new TransformStream({ flush: tellLog }))
    return withKnownLength(new Response(body, answer))
  },

  async queue(batch: never, env: Bindings & Record<string, unknown>, lifetime: never): Promise<void> {
    neighbor = env.NEIGHBOR
    aheadMs = 0
    await worker.queue(batch, env as never, lifetime)
    await tellLog()
  },

  async scheduled(event: unknown, env: Bindings & Record<string, unknown>, lifetime: never): Promise<void> {
    neighbor = env.NEIGHBOR
    aheadMs = 0
    await worker.scheduled(event, env as never, lifetime)
    await tellLog()
  },
}
