import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PROJECT } from '../../edge/settings/project.ts'
import { runSteps, type Step } from './run-steps.ts'

const ROOMS = ['tests', 'web', 'edge', 'sync', 'db'] as const

const lint = quiet('biome', 'biome', ['check', '--error-on-warnings', '.'])
const format = quiet('format', 'biome', ['check', '--write', '.'])
/**
 * Rooms are checked side by side; several checkers in each would work out the same types again. What was found is kept
 * between runs, by what each file holds.
 */
const typecheck = ROOMS.map((room) => {
  const kept = `node_modules/.cache/types/${room}.tsbuildinfo`
  const args = ['-p', room, '--checkers', '1', '--incremental', '--tsBuildInfoFile', kept]
  return quiet(`types of ${room}`, 'tsc', args)
})
/** Files, exports and packages that nothing uses. */
const unused = quiet('knip', 'knip', ['--config', 'tests/knip.jsonc'])

/** What reads the code itself, whichever of it has changed. */
const OF_CODE = ['tests/folders.test.ts', 'tests/words.test.ts']

/** Without it nothing tells what has changed since the last commit. */
function hasGit(): boolean {
  return existsSync(join(PROJECT, '.git'))
}

/** What each npm script runs. Arguments after `--` go to vitest, and then nothing but its tests is run. */
const SUITES: Readonly<Record<string, (args: readonly string[]) => readonly Step[]>> = {
  lint: () => [lint],
  format: () => [format],
  typecheck: () => typecheck,
  check: () => [
    lint,
    ...typecheck,
    vitest([...OF_CODE, '--project', 'unit*', '--reporter=dot']),
    vitest(['--project', 'unit*', '--reporter=dot', ...(hasGit() ? ['--changed'] : [])]),
  ],
  'test:unit': (args) => [vitest(['--project', 'unit*', ...args])],
  'test:server': (args) => [
    vitest(['--project', 'postgres', '--project', 'workerd', '--project', 'local', ...args]),
  ],
  'test:browser': (args) => [vitest(['--project', 'product', ...args])],
  test: (args) => (args.length > 0 ? [vitest(args)] : [lint, ...typecheck, unused, vitest([])]),
}

const [name = 'test', ...args] = process.argv.slice(2)
const failed = await runSteps(SUITES[name]?.(args) ?? [])
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

function vitest(more: readonly string[]): Step {
  return {
    name: 'tests',
    command: 'vitest',
    args: ['run', '--config', 'tests/vitest.config.ts', ...more],
    quiet: false,
  }
}

function quiet(name: string, command: string, args: readonly string[]): Step {
  return { name, command, args, quiet: true }
}
