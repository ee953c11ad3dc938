import { STATIC_CHECKS, vitest } from './checks.ts'
import { runSteps } from './run-steps.ts'

const failed = await runSteps([...STATIC_CHECKS, vitest(['--project', 'unit', '--reporter=dot'])])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1
