import { STATIC_CHECKS, vitest } from './build/checks.ts'
import { runSteps } from './build/run-steps.ts'

const failed = await runSteps([...STATIC_CHECKS, vitest(['--project', 'unit', '--reporter=dot'])])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
