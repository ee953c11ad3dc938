import { Socket } from 'node:net'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** The reason of a stop that was not requested. */
export class Crash extends Error {
  override readonly name = 'Crash'
}

/**
 * Fires when this process is asked to end: by Ctrl-C, a signal, the closed terminal, or the death of the launcher,
 * which holds the other end of descriptor `LIFELINE_FD`. Further requests change nothing: stopping takes a few
 * seconds at most. An error that nobody caught stops it as well, in the same order; the reason then is a Crash.
 */
export function stopSignal(): AbortSignal {
  const controller = new AbortController()
  const stop = () => controller.abort()
  for (const signal of SIGNALS) process.on(signal, stop)
  process.on('uncaughtException', (cause) => controller.abort(new Crash('uncaught', { cause })))
  const lifeline = Number(process.env.LIFELINE_FD)
  // Children do not inherit it.
  delete process.env.LIFELINE_FD
  if (lifeline > 2) {
    const socket = new Socket({ fd: lifeline })
    socket.on('close', stop)
    socket.on('error', stop)
    socket.resume()
    socket.unref()
  }
  // Writing to a closed terminal fails.
  process.stdout.on('error', () => {})
  process.stderr.on('error', () => {})
  return controller.signal
}

/** Waits for the first signal to stop. */
export function untilStopped(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) resolve()
    stopping.addEventListener('abort', () => resolve(), { once: true })
  })
}
