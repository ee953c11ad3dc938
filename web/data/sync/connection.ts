import { jittered } from '../requests/jittered.ts'
import { isWell, untilWell } from '../requests/until-well.ts'
import type { ProductZero } from '../zero/open-zero.ts'

/** What the header says of the connection. Everything on screen works in all of these. */
export type Connection = 'connecting' | 'live' | 'offline' | 'signed_out' | 'update_needed'

const FIRST_RETRY_MS = 1_000
/** With a pause about so long pages are as new as Postgres within ten seconds after a fault that nobody can tell. */
const LAST_RETRY_MS = 6_000
/** Who is connected for a moment and thrown out again was not well, ms. */
const SOUND_AFTER_MS = 10_000
/** So many misses in a row say that pages cannot be kept up to date, whatever else the server answers. */
const MISSES_THAT_COUNT = 3

type State = ProductZero['connection']['state']['current']

interface Surroundings {
  /** Whether the server answers now. */
  isWell(): Promise<boolean>
  /** Resolves once the server is well: true where it was not. */
  untilWell(): Promise<boolean>
  pause(ms: number): Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  now(): number
}

const PAGE: Surroundings = {
  isWell,
  untilWell,
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, jittered(ms))),
  now: () => performance.now(),
}

/**
 * Follows the sync engine's connection. The engine reconnects by itself after zero-cache was away, but not after an
 * error: then this reconnects it as soon as the server is well again, or, where a well server refuses, with pauses that
 * grow until a connection has lasted. A page that was busy for seconds is disconnected too, so the server is reported
 * as away only once it was asked and did not answer.
 */
export function followConnection(
  zero: Pick<ProductZero, 'connection'>,
  onChange: (connection: Connection) => void,
  { isWell, untilWell, pause, now }: Surroundings = PAGE,
): () => void {
  let retryMs = FIRST_RETRY_MS
  let connectedAt: number | null = null
  let isRetrying = false
  let isOver = false
  let misses = 0

  async function retry(): Promise<void> {
    if (isRetrying) return
    isRetrying = true
    const wasAway = await untilWell()
    if (!wasAway) {
      await pause(retryMs)
      retryMs = Math.min(retryMs * 2, LAST_RETRY_MS)
    }
    isRetrying = false
    if (!isOver && zero.connection.state.current.name === 'error') await zero.connection.connect()
  }

  async function tellMiss(missed: State): Promise<void> {
    if (misses++ === 0) onChange('connecting')
    const isThere = misses < MISSES_THAT_COUNT && (await isWell())
    if (!isOver && zero.connection.state.current === missed) onChange(isThere ? 'connecting' : 'offline')
  }

  const follow = (state: State): void => {
    if (state.name === 'connecting' && state.reason !== undefined) void tellMiss(state)
    else onChange(connectionOf(state))
    if (state.name === 'connected') misses = 0
    if (connectedAt !== null && now() - connectedAt > SOUND_AFTER_MS) retryMs = FIRST_RETRY_MS
    connectedAt = state.name === 'connected' ? now() : null
    if (state.name === 'error') void retry()
  }
  follow(zero.connection.state.current)
  const unsubscribe = zero.connection.state.subscribe(follow)
  return () => {
    isOver = true
    unsubscribe()
  }
}

function connectionOf(state: State): Connection {
  switch (state.name) {
    case 'connected':
      return 'live'
    case 'connecting':
      return 'connecting'
    case 'needs-auth':
      return 'signed_out'
    case 'disconnected':
    case 'closed':
    case 'error':
      return 'offline'
  }
}
