import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { STATIC_CHECKS, UNUSED_CHECK, vitest } from './build/checks.ts'
import { runSteps } from './build/run-steps.ts'
import { PROJECT } from './project.ts'

const REPORT = join(PROJECT, 'node_modules/.cache/clearheight-tests.json')

/** `npm test -- ARGS` runs only the tests that ARGS (of vitest) choose; without, every check and test. */
const args = process.argv.slice(2)
rmSync(REPORT, { force: true })
const failed =
  args.length > 0
    ? await runSteps([vitest(args)])
    : await runSteps([
        ...STATIC_CHECKS,
        UNUSED_CHECK,
        vitest(['--reporter=default', '--reporter=json', `--outputFile.json=${REPORT}`]),
      ])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
if (args.length === 0) console.log(counts())
process.exitCode = failed.length === 0 ? 0 : 1

function counts(): string {
  try {
    const report = z
      .object({ numPassedTests: z.int(), numFailedTests: z.int(), numPendingTests: z.int() })
      .parse(JSON.parse(readFileSync(REPORT, 'utf8')))
    return `${report.numPassedTests} passed, ${report.numFailedTests} failed, ${report.numPendingTests} skipped`
  } catch {
    return 'The tests did not run to their end.'
  }
}
