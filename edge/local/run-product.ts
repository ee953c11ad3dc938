import { describeError } from '../errors/describe-error.ts'
import { StartProblem } from '../errors/start-problem.ts'
import { EnvironmentProblem, parseEnv } from '../settings/env.ts'
import { type ProductOptions, startProduct } from './product.ts'
import { Crash, stopSignal, untilStopped } from './stop-signals.ts'

/** Runs the product in this process until it is asked to stop, and ends the process. */
export async function runProduct(pages: ProductOptions['pages']): Promise<never> {
  const stopping = stopSignal()
  try {
    const env = parseEnv(process.env)
    const product = await startProduct({ env, stopping, pages, say })
    say(`Clearheight is up: ${product.origin} (Ctrl-C stops it)`)
    await untilStopped(stopping)
    if (!(stopping.reason instanceof Crash)) say('Stopping.')
    await product.stop()
  } catch (error) {
    // An error while stopping is caused by the stop itself.
    if (!stopping.aborted) {
      console.error(isSaid(error) ? error.message : `Clearheight could not start: ${describeError(error)}`)
      process.exit(1)
    }
  }
  if (!(stopping.reason instanceof Crash)) process.exit(0)
  console.error(
    `Clearheight met an error it did not expect, and stopped: ${describeError(stopping.reason.cause)}`,
  )
  process.exit(1)
}

function say(line: string): void {
  console.log(line)
}

/** Errors whose message is written for the person at the terminal. */
function isSaid(error: unknown): error is Error {
  return error instanceof StartProblem || error instanceof EnvironmentProblem
}
