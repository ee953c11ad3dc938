import type { Reporter, TestCase, TestModule } from 'vitest/node'

type Fault = Parameters<NonNullable<Reporter['onTestRunEnd']>>[1][number]

/** Ends a run's output with its counts, and before them with what did not pass at once, a line each. */
export default class RunSummary implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly Fault[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const lines = [
      ...modules.flatMap((module) =>
        // Its message holds what a server said that did not start.
        module.errors().map(({ message }) => `FAILED ${module.relativeModuleId}: ${message}`),
      ),
      ...tests.flatMap(lineOfTest),
      ...unhandled.map((fault) => `FAILED outside of any test: ${firstLine(fault)}`),
    ]
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    console.log(
      [...lines, `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped`].join(
        '\n',
      ),
    )
  }
}

function lineOfTest(test: TestCase): string[] {
  const name = `${test.module.relativeModuleId} > ${test.fullName}`
  const result = test.result()
  const lineOf = (fault: Fault) => fault.stacks?.find(({ file }) => file === test.module.moduleId)?.line
  const cause = result.errors?.map((fault) => `${firstLine(fault)} (line ${lineOf(fault)})`).join('; ')
  if (result.state === 'failed') return [`FAILED ${name}: ${cause}`]
  return test.diagnostic()?.flaky ? [`PASSED AT A LATER TRY ${name}: ${cause}`] : []
}

function firstLine({ message }: Fault): string {
  return message.split('\n', 1)[0] ?? ''
}
