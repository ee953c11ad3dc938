import { join } from 'node:path'
import { PROJECT } from '../../edge/settings/project.ts'
import { importCsv } from '../bench/browser/run-filled-product.ts'
import { generatedCsv } from '../bench/generated-csv.ts'
import { startRun } from '../edge/local/run.ts'
import { removeScratchFolder, scratchFolder } from '../scratch-folder.ts'

/** Of properties without a rent. */
export const UNPRICED_SIZE = 1_234_567
/** Of properties that state all they can. */
export const STATED_SIZE = 7_654_321
const ROWS = 10_000
const NAME_LETTERS = 40

interface WideBook {
  readonly origin: string
  stop(): Promise<void>
}

/** A product of its own with the sample book and ten thousand more: counts of five digits, long names, large sizes. */
export async function startWideBook(): Promise<WideBook> {
  const dataDir = await scratchFolder()
  const run = await startRun({
    dataDir,
    script: join(PROJECT, 'edge/local/start.ts'),
    lifeline: true,
    env: { SAMPLE: 'on' },
  })
  await run.untilHealth(200)
  await importCsv(dataDir, wideCsv())
  return {
    origin: `http://localhost:${run.port}`,
    async stop() {
      run.signal('SIGTERM')
      await run.ended
      removeScratchFolder(dataDir)
    },
  }
}

/** Every third name is of forty letters; every fiftieth size has seven digits, and every second of these no rent. */
function wideCsv(): string {
  let row = 0
  return generatedCsv(ROWS, (property) => {
    row++
    const name = row % 3 === 0 ? `${property.name} Distribution and Logistics Campus` : property.name
    const shown = { ...property, name: name?.slice(0, NAME_LETTERS).trim() ?? null }
    if (row % 50 !== 0) return shown
    const facts = { clearHeight: 36.5, yearBuilt: 1962, propertyType: 'Manufacturing', dockDoors: 124 }
    return row % 100 === 0
      ? { ...shown, ...facts, squareFootage: UNPRICED_SIZE, rentPerSf: null }
      : { ...shown, ...facts, squareFootage: STATED_SIZE, rentPerSf: 3.25 }
  })
}
