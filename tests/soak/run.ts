import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '../../edge/build/build.ts'
import { PROJECT } from '../../edge/settings/project.ts'
import { launchChromium } from '../chromium.ts'
import { startRun } from '../edge/local/run.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'
import { startSoak } from './soak.ts'

/** `npm run soak [-- --seed N] [--minutes M | --steps N] [--pages N] [--json] [--keep]`. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    minutes: { type: 'string', default: '3' },
    steps: { type: 'string' },
    pages: { type: 'string', default: '3' },
    json: { type: 'boolean', default: false },
    keep: { type: 'boolean', default: false },
  },
})

const STEPS = 48
const ROUND_MS = 25_000
const EQUAL_WITHIN_MS = 10_000

const seed = values.seed === undefined ? Math.floor(Math.random() * 1e6) : Number(values.seed)
const pages = Math.max(2, Number(values.pages))
const lastStep = values.steps === undefined ? Number.POSITIVE_INFINITY : Number(values.steps)
const untilMs = values.steps === undefined ? Number(values.minutes) * 60_000 : Number.POSITIVE_INFINITY

console.log(`seed ${seed}`)
await buildIfStale({ say: console.log })
const dataDir = await scratchFolder()
await using cleanUp = new AsyncDisposableStack()
cleanUp.defer(() => {
  if (process.exitCode === 1 || values.keep)
    console.log(`What services and pages said is in ${dataDir}, until tests run again.`)
  else removeScratchFolder(dataDir)
})
const product = await startRun({ dataDir, script: join(PROJECT, 'edge/local/start.ts'), lifeline: true })
cleanUp.defer(async () => {
  product.signal('SIGTERM')
  await product.ended
})
await product.untilHealth(200)
const browser = await launchChromium()
cleanUp.defer(() => browser.close())
const shape = { steps: STEPS, ms: ROUND_MS, pages, visitors: pages < 3 ? 1 : 2 }
const start = performance.now()
const equalWithinMs = EQUAL_WITHIN_MS
const soak = await startSoak({ product, dataDir, browser, seed, shape, equalWithinMs, say: console.log })
cleanUp.defer(() => soak.close())
let steps = 0
do {
  await soak.round()
  steps += STEPS
} while (steps < lastStep && performance.now() - start < untilMs && soak.violations.length === 0)

const minutes = (performance.now() - start) / 60_000
const figures = { seed, pages, minutes: Number(minutes.toFixed(1)), steps, ...soak.figures }
console.log('')
for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(32)} ${value}`)
if (values.json) console.log(JSON.stringify({ ...figures, violations: soak.violations }))
if (soak.violations.length > 0) {
  console.log(
    `${soak.violations.length} violations. Again: npm run soak -- --seed ${seed} --pages ${pages} --steps ${steps}`,
  )
  process.exitCode = 1
}
