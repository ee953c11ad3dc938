import { describeError } from '../../errors/describe-error.ts'
import type {
  AddressCheck,
  AddressToCheck,
  ImportOutcome,
  ImportTask,
  TaskProgress,
} from '../../services/import-jobs.ts'
import type { ReadRequest, SourcesRead } from '../../services/read-sources.ts'
import { publicFetch } from '../public-fetch.ts'
import { checkAddressHere, readSourcesHere, runDueHere, runTaskHere } from './read-sources-here.ts'
import type { SourcesHere } from './source-world-here.ts'

/** What is asked of the process: one work. Any message after it says to stop. */
export type ToSourcesChild = { readonly here: SourcesHere } & (
  | { readonly kind: 'read'; readonly request: ReadRequest }
  | { readonly kind: 'due' }
  | { readonly kind: 'check'; readonly address: AddressToCheck }
  | { readonly kind: 'task'; readonly task: ImportTask }
)

/** What it says: how far it is, and in the end what became of it. */
export type FromSourcesChild =
  | { readonly kind: 'progress'; readonly progress: TaskProgress }
  | { readonly kind: 'read'; readonly read: SourcesRead }
  | { readonly kind: 'due' }
  | { readonly kind: 'check'; readonly check: AddressCheck }
  | { readonly kind: 'task'; readonly outcome: ImportOutcome }

const stopping = new AbortController()
// The server has ended, and nobody waits any more.
process.once('disconnect', () => process.exit())
process.once('message', async (asked: ToSourcesChild) => {
  process.once('message', () => stopping.abort())
  try {
    // Disconnecting may drop a message that is still being sent.
    await say(await answer(asked))
  } catch (error) {
    console.error(`The sources could not be read: ${describeError(error)}`)
    process.exitCode = 1
  }
  process.removeAllListeners('disconnect')
  process.disconnect()
})

async function answer(asked: ToSourcesChild): Promise<FromSourcesChild> {
  switch (asked.kind) {
    case 'read':
      return { kind: 'read', read: await readSourcesHere(asked.here, asked.request, publicFetch) }
    case 'check':
      return { kind: 'check', check: await checkAddressHere(asked.here, asked.address, publicFetch) }
    case 'due':
      await runDueHere(asked.here, publicFetch, stopping.signal)
      return { kind: 'due' }
    case 'task': {
      const onProgress = (progress: TaskProgress) => void say({ kind: 'progress', progress })
      const options = { stopping: stopping.signal, onProgress }
      return { kind: 'task', outcome: await runTaskHere(asked.here, asked.task, options, publicFetch) }
    }
  }
}

/** Resolves once the message is sent. */
function say(message: FromSourcesChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, undefined, undefined, () => resolve()))
}
