import { describeError } from '../errors/describe-error.ts'
import { type ReadTask, readSourcesHere } from './read-sources-here.ts'

/** What `readSourcesInChild` starts: one task, one answer. */
process.once('message', async (task: ReadTask) => {
  try {
    process.send?.(await readSourcesHere(task))
  } catch (error) {
    console.error(`The sources could not be read again: ${describeError(error)}`)
    process.exitCode = 1
  }
  process.disconnect()
})
