import { EnvironmentProblem, parseEnv } from '../env.ts'
import { type ProductOptions, startProduct } from './product.ts'
import { StartProblem } from './start-problem.ts'
import { stopSignal, untilStopped } from './stop-signals.ts'

/** Runs the product in this process until it is asked to stop, and ends the process. */
export async function runProduct(pages: ProductOptions['pages']): Promise<never> {
  const stopping = stopSignal()
  try {
    const env = parseEnv(process.env)
    const product = await startProduct({ env, stopping, pages, say })
    say(`Clearheight is up: ${product.origin} (Ctrl-C stops it)`)
    const outcome = await Promise.race([untilStopped(stopping), firstUncaught()])
    if (outcome !== undefined) console.error('Clearheight met an error it did not expect and stops.', outcome)
    else say('Stopping.')
    await product.stop()
    process.exit(outcome === undefined ? 0 : 1)
  } catch (error) {
    if (stopping.aborted) process.exit(0)
    const isSaid = error instanceof StartProblem || error instanceof EnvironmentProblem
    console.error(isSaid ? error.message : error)
    process.exit(1)
  }
}

function say(line: string): void {
  console.log(line)
}

function firstUncaught(): Promise<unknown> {
  return new Promise((resolve) => {
    process.on('uncaughtException', (error) => resolve(error ?? 'uncaught'))
  })
}
