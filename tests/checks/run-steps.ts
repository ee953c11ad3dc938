import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { PROJECT } from '../../edge/settings/project.ts'

/** A tool that says yes or no by its exit code. Quiet steps show their output only when they say no. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly quiet: boolean
}

/** Runs the quiet steps side by side, one a processor, then the others one by one; answers the names of those that failed. */
export async function runSteps(steps: readonly Step[]): Promise<string[]> {
  const failed: string[] = []
  const runAll = async (waiting: Step[]): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const started = performance.now()
      const { code, output } = await run(step)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      if (code !== 0) failed.push(step.name)
      console.log(`${output}${code === 0 ? 'ok  ' : 'FAIL'} ${step.name} (${seconds} s)`)
    }
  }
  const quiet = steps.filter((step) => step.quiet)
  await Promise.all(Array.from({ length: availableParallelism() }, () => runAll(quiet)))
  await runAll(steps.filter((step) => !step.quiet))
  return failed
}

async function run(step: Step): Promise<{ code: number | null; output: string }> {
  const child = spawn(step.command, step.args, {
    cwd: PROJECT,
    stdio: ['ignore', step.quiet ? 'pipe' : 'inherit', step.quiet ? 'pipe' : 'inherit'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  const code = await new Promise<number | null>((resolve) => {
    child.on('error', (error) => {
      output += `${error.message}\n`
      resolve(1)
    })
    child.on('close', resolve)
  })
  return { code, output: code === 0 ? '' : output }
}
