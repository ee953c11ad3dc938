import { Worker } from 'node:worker_threads'
import type { Services } from '../../services/services.ts'
import type { Drawn } from './rasterize-thread.ts'

const THREAD = new URL('rasterize-thread.ts', import.meta.url)
const IDLE_MS = 5_000

interface Drawing {
  readonly thread: Worker
  /** Whoever waits for a PNG, in the order asked. */
  readonly waiting: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[]
  stopping?: NodeJS.Timeout
}

let drawing: Drawing | undefined

/**
 * Makes PNGs one after another in a thread of its own. One takes up to a second of the processor, for which all other
 * requests would wait, and 60 MB, which WebAssembly gives back only with its thread: that ends when nobody has asked
 * for some seconds.
 */
export const rasterizeInThread: Services['rasterize'] = async (svg) => {
  drawing ??= startDrawing()
  const { thread, waiting, stopping } = drawing
  clearTimeout(stopping)
  thread.ref()
  const asked = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  waiting.push(asked)
  thread.postMessage(svg)
  return await asked.promise
}

function startDrawing(): Drawing {
  const started: Drawing = { thread: new Worker(THREAD), waiting: [] }
  const { thread, waiting } = started
  const forget = () => {
    if (drawing === started) drawing = undefined
  }
  const fail = (error: unknown) => {
    forget()
    for (const asked of waiting.splice(0)) asked.reject(error)
  }
  thread.once('error', fail)
  thread.once('exit', () => fail(new Error('The thread that draws pictures ended.')))
  thread.on('message', (drawn: Drawn) => {
    const asked = waiting.shift()
    if ('png' in drawn) asked?.resolve(drawn.png)
    else asked?.reject(drawn.error)
    if (waiting.length > 0) return
    // A thread that has nothing to do keeps no command from ending.
    thread.unref()
    started.stopping = setTimeout(() => {
      forget()
      void thread.terminate()
    }, IDLE_MS).unref()
  })
  return started
}
