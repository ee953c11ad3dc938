import { Worker } from 'node:worker_threads'
import type { Services } from '../../services/services.ts'
import type { Rendered, ToRender } from './render-thread.ts'

const THREAD = new URL('render-thread.ts', import.meta.url)
const IDLE_MS = 5_000

interface Rendering {
  readonly thread: Worker
  /** Whoever waits for a file, in the order asked. */
  readonly waiting: PromiseWithResolvers<Uint8Array<ArrayBuffer>>[]
  stopping?: NodeJS.Timeout
}

let rendering: Rendering | undefined

/**
 * Makes PNGs and PDFs one after another in a thread of its own. One takes up to seconds of the processor, for which all
 * other requests would wait, and some 85 MB, which Node gives back only with the thread. The thread ends when nobody has
 * asked for some seconds.
 */
export const renderInThread: Pick<Services, 'rasterize' | 'makePdf'> = {
  rasterize: (svg) => render({ kind: 'png', svg }),
  makePdf: (document, options) => render({ kind: 'pdf', document, options }),
}

async function render(asked: ToRender): Promise<Uint8Array<ArrayBuffer>> {
  rendering ??= start()
  const { thread, waiting, stopping } = rendering
  clearTimeout(stopping)
  thread.ref()
  const file = Promise.withResolvers<Uint8Array<ArrayBuffer>>()
  waiting.push(file)
  thread.postMessage(asked)
  return await file.promise
}

function start(): Rendering {
  const started: Rendering = { thread: new Worker(THREAD), waiting: [] }
  const { thread, waiting } = started
  const forget = () => {
    if (rendering === started) rendering = undefined
  }
  const fail = (error: unknown) => {
    forget()
    for (const file of waiting.splice(0)) file.reject(error)
  }
  thread.once('error', fail)
  thread.once('exit', () => fail(new Error('The thread that makes pictures and PDFs ended.')))
  thread.on('message', (rendered: Rendered) => {
    const file = waiting.shift()
    if ('bytes' in rendered) file?.resolve(rendered.bytes)
    else file?.reject(rendered.error)
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
