import { retryDelay } from '../../outbound/call-out.ts'
import type { SourceWorld } from '../source-world.ts'
import { answerExcerpt } from './answer-excerpt.ts'
import { FetchProblem } from './fetch-problem.ts'

export interface Ask {
  readonly address: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Whether a redirect may lead to a host. */
  mayAsk(host: string): boolean
  /** Whom the sentences name, such as `Google` or the host. */
  readonly whom: string
  readonly stopping?: AbortSignal | undefined
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 120_000
const MOST_REDIRECTS = 5
const TRIES = 3

/**
 * Fetches an address. It follows redirects among allowed hosts, and tries again where a failure may be temporary. A
 * refusal is returned as the server gave it. @throws FetchProblem where there is no answer
 */
export async function download(world: SourceWorld, asked: Ask): Promise<Response> {
  const { outside } = world
  if (!outside.settings.maps.network) throw new FetchProblem('NETWORK=off keeps this server from fetching.')
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === TRIES
    const outcome = await follow(world, asked)
    if (outcome !== null && !isBusy(outcome)) return outcome
    const waitMs = retryDelay(outcome?.headers.get('retry-after') ?? null, outside.now())
    if (!isLast && waitMs !== null) {
      await outcome?.body?.cancel()
      await pause(waitMs * attempt, asked.stopping)
      continue
    }
    const answer = outcome === null ? null : await answerExcerpt(outcome)
    throw unavailable(asked, outcome?.status, answer)
  }
}

function isBusy({ status }: Response): boolean {
  return status === 429 || status >= 500
}

function unavailable(
  { whom, stopping }: Ask,
  status: number | undefined,
  answer: string | null,
): FetchProblem {
  if (stopping?.aborted) return new FetchProblem('Stopped.', { isPassing: true })
  const what =
    status === undefined
      ? `${whom} did not answer in time, or the connection failed.`
      : status === 429
        ? `${whom} answered 429: it has been asked too often.`
        : `${whom} answered ${status}: it is having trouble.`
  return new FetchProblem(`${what} Try again in a while.`, { isPassing: true, answer })
}

/** The answer at the end of all redirects; null where there is none. */
async function follow({ outside }: SourceWorld, asked: Ask): Promise<Response | null> {
  const { headers = {}, method = 'GET', body, mayAsk, whom, stopping, timeoutMs = TIMEOUT_MS } = asked
  const timeout = AbortSignal.timeout(timeoutMs)
  const signal = stopping === undefined ? timeout : AbortSignal.any([timeout, stopping])
  let address = asked.address
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects++) {
    const request = new Request(address, {
      method,
      headers,
      signal,
      redirect: 'manual',
      ...(body !== undefined && { body }),
    })
    const response = await outside.fetch(request).catch(() => null)
    const location = response?.headers.get('location')
    if (response === null || response.status < 300 || response.status > 399 || location == null)
      return response
    await response.body?.cancel()
    const next = URL.canParse(location, address.href) ? new URL(location, address) : null
    if (next?.host === 'accounts.google.com') throw signInPage(whom)
    if (next?.protocol !== 'https:' || !mayAsk(next.host))
      throw new FetchProblem(`${whom} leads to ${next?.host ?? 'another address'}, which may not be asked.`)
    address = next
  }
  throw new FetchProblem(`${whom} leads from one address to the next without end.`)
}

export function signInPage(whom: string, answer: string | null = null): FetchProblem {
  return new FetchProblem(
    `${whom} answered with a sign-in page instead of a file. Publish the sheet to the web again, or share it with this server and add it as a private sheet.`,
    { answer },
  )
}

async function pause(ms: number, stopping: AbortSignal | undefined): Promise<void> {
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    const stop = () => {
      clearTimeout(timer)
      resolve()
    }
    stopping?.addEventListener('abort', stop, { once: true })
  })
}
