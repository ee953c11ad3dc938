import { readFileSync } from 'node:fs'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const TAKES_TURN = /\b(?:turnOfZeroCache|syncUnderTest)\(/

/** Files that take a turn of zero-cache would wait for each other if they came together: they are spread over the run. */
export class SpreadTurns extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project.name)
    return [...projects.values()].flatMap(spread)
  }
}

function spread(files: readonly TestSpecification[]): TestSpecification[] {
  const takesTurn = ({ moduleId }: TestSpecification) => TAKES_TURN.test(readFileSync(moduleId, 'utf8'))
  const { turns = [], others = [] } = Object.groupBy(files, (file) => (takesTurn(file) ? 'turns' : 'others'))
  // The longest come first, so that half of the files take most of the time.
  const between = Math.floor(others.length / 2 / turns.length)
  return [
    ...turns.flatMap((file, i) => [file, ...others.slice(i * between, (i + 1) * between)]),
    ...others.slice(turns.length * between),
  ]
}
