import { withKnownLength } from '../../../edge/http/with-known-length.ts'
import { createLimits } from '../../../edge/rate-limit/rate-limit.ts'
import { limits } from '../../../edge/worker/worker-memory.ts'
import worker from '../worker-on-loopback.ts'
import { AHEAD_HEADER, ANEW_PATH, ASSETS_PATH, LOG_PATH, OUTSIDE_PATH, URL_HEADER } from './neighbor-paths.ts'

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
  return await realFetch(neighbor + OUTSIDE_PATH, { method, headers, body, signal, redirect })
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
}
