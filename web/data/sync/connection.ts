import type { ProductZero } from './open-zero.ts'

/** What the header says of the connection. Everything on screen works in all of these. */
export type Connection = 'connecting' | 'live' | 'offline' | 'signed_out' | 'update_needed'

const FIRST_RETRY_MS = 1_000
const LAST_RETRY_MS = 30_000

/**
 * Follows the sync engine's connection. It reconnects by itself after zero-cache was away; after an error of the
 * API it waits to be told, which this does with growing pauses.
 */
export function followConnection(zero: ProductZero, onChange: (connection: Connection) => void): () => void {
  let pause = FIRST_RETRY_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const follow = (state: ProductZero['connection']['state']['current']): void => {
    clearTimeout(timer)
    onChange(connectionOf(state))
    if (state.name === 'connected') pause = FIRST_RETRY_MS
    if (state.name === 'error') {
      timer = setTimeout(() => void zero.connection.connect(), pause)
      pause = Math.min(pause * 2, LAST_RETRY_MS)
    }
  }
  follow(zero.connection.state.current)
  const unsubscribe = zero.connection.state.subscribe(follow)
  return () => {
    clearTimeout(timer)
    unsubscribe()
  }
}

function connectionOf(state: ProductZero['connection']['state']['current']): Connection {
  switch (state.name) {
    case 'connected':
      return 'live'
    case 'connecting':
      return state.reason === undefined ? 'connecting' : 'offline'
    case 'needs-auth':
      return 'signed_out'
    case 'disconnected':
    case 'closed':
    case 'error':
      return 'offline'
  }
}
