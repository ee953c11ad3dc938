import { STATIC_CHECKS, UNUSED_CHECK, vitest } from './build/checks.ts'
import { runSteps } from './build/run-steps.ts'

/** `npm test -- ARGS` runs only the tests that ARGS (of vitest) choose; without, every check and test. */
const args = process.argv.slice(2)
const failed = await runSteps(args.length > 0 ? [vitest(args)] : [...STATIC_CHECKS, UNUSED_CHECK, vitest([])])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
