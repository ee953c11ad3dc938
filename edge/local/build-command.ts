import { buildIfStale } from './build/build.ts'
import { StartProblem } from './start-problem.ts'

try {
  await buildIfStale({ force: process.argv.includes('--force'), say: console.log })
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
