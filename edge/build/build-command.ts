import { StartProblem } from '../errors/start-problem.ts'
import { buildIfStale } from './build.ts'

try {
  await buildIfStale({ force: process.argv.includes('--force'), say: console.log })
} catch (error) {
  console.error(error instanceof StartProblem ? error.message : error)
  process.exitCode = 1
}
