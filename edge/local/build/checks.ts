import type { Step } from './run-steps.ts'

const ROOMS = ['sync', 'db', 'edge', 'web', 'tests'] as const
const VITEST = ['run', '--config', 'tests/vitest.config.ts']

/** Format, rules and types of the whole project. */
export const STATIC_CHECKS: readonly Step[] = [
  quiet('biome', 'biome', ['check', '--error-on-warnings', '.']),
  ...ROOMS.map((room) => quiet(`types of ${room}`, 'tsc', ['-p', room])),
]

/** Files, exports and packages that nothing uses. */
export const UNUSED_CHECK: Step = quiet('knip', 'knip', ['--config', 'tests/knip.jsonc'])

export function vitest(args: readonly string[]): Step {
  return { name: 'tests', command: 'vitest', args: [...VITEST, ...args], quiet: false }
}

function quiet(name: string, command: string, args: readonly string[]): Step {
  return { name, command, args, quiet: true }
}
