import { type BenchFigures, measured } from './figures.ts'
import { FRAME_PARTS } from './frame-parts.ts'

/**
 * `npm run bench [-- NAME...] [--json]`: runs the named benchmarks and prints their figures; without a name, all
 * but those of `ONLY_BY_NAME`. A figure that could not be measured is NaN, and null in JSON.
 */
const BENCHES: Record<string, () => Promise<BenchFigures>> = {
  fuzzy: async () => (await import('./fuzzy.ts')).benchFuzzy(),
  questions: async () => (await import('./questions.ts')).benchQuestions(),
  columns: async () => (await import('./columns.ts')).benchColumns(),
  filter: async () => (await import('./filter.ts')).benchFilter(),
  tail: async () => (await import('./tail.ts')).benchTail(),
  clusters: async () => (await import('./clusters.ts')).benchClusters(),
  proximity: async () => (await import('./proximity.ts')).benchProximity(),
  portfolio: async () => (await import('./portfolio.ts')).benchPortfolio(),
  chat: async () => (await import('./chat.ts')).benchChat(),
  documents: async () => (await import('./documents.ts')).benchDocuments(),
  pictures: async () => (await import('./pictures.ts')).benchPictures(),
  session: async () => (await import('./session.ts')).benchSession(),
  bundle: async () => (await import('./bundle.ts')).benchBundle(),
  book: async () => (await import('./book.ts')).benchBook(),
  reading: async () => (await import('./reading.ts')).benchReading(),
  preview: async () => (await import('./preview.ts')).benchPreview(),
  sheet: async () => (await import('./sheet.ts')).benchSheet(),
  hostile: async () => (await import('./hostile.ts')).benchHostile(),
  import: async () => (await import('./import.ts')).benchImport(),
  import1m: async () => (await import('./import.ts')).benchLargeImport(),
  reimport: async () => (await import('./reimport.ts')).benchReimport(),
  addresses: async () => (await import('./addresses.ts')).benchAddresses(),
  visits: async () => (await import('./visits.ts')).benchVisits(),
  visits200k: async () => (await import('./visits.ts')).benchManyVisits(),
  changes: async () => (await import('./changes.ts')).benchChanges(),
  changes200k: async () => (await import('./changes.ts')).benchManyChanges(),
  confirm: async () => (await import('./confirm.ts')).benchConfirm(),
  corrections: async () => (await import('./corrections.ts')).benchCorrections(),
  cold: async () => (await import('./cold.ts')).benchCold(),
  signIn: async () => (await import('./sign-in.ts')).benchSignIn(),
  worker: async () => (await import('./worker.ts')).benchWorker(),
  workerImport: async () => (await import('./worker.ts')).benchWorkerImport(),
  fleet: async () => (await import('./fleet/fleet.ts')).benchFleet(),
  fleet1k: async () => (await import('./fleet/fleet.ts')).benchManyClients(),
  growth: async () => (await import('./growth.ts')).benchGrowth(),
  mixed: async () => (await import('./mixed-load.ts')).benchMixedLoad(),
  rest: async () => (await import('./rest.ts')).benchRest(),
  page: async () => (await import('./page.ts')).benchPage(),
  frames: async () => (await import('./page.ts')).benchFrames(),
  frames200k: async () => (await import('./page.ts')).benchManyFrames(),
}
for (const part of FRAME_PARTS) {
  BENCHES[part] = async () => (await import('./page.ts')).benchFrames([part])
  BENCHES[`${part}200k`] = async () => (await import('./page.ts')).benchManyFrames([part])
}
/** They take many minutes, or are a part of another. */
const ONLY_BY_NAME: readonly string[] = [
  'import1m',
  'workerImport',
  'visits200k',
  'changes200k',
  'fleet1k',
  'growth',
  'mixed',
  'rest',
  'frames',
  'frames200k',
  ...FRAME_PARTS.flatMap((part) => [part, `${part}200k`]),
]

const words = process.argv.slice(2)
const asJson = words.includes('--json')
const asked = words.filter((word) => word !== '--json')
const unknown = asked.filter((name) => !(name in BENCHES))
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are ${Object.keys(BENCHES).join(', ')}.`)
  process.exit(1)
}

const figures: Record<string, BenchFigures> = {}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 ? !asked.includes(name) : ONLY_BY_NAME.includes(name)) continue
  console.log(`\n${name}`)
  figures[name] = await bench()
  for (const [figure, value] of Object.entries(figures[name]))
    console.log(`  ${figure.padEnd(44)} ${measured(value)}`)
}
if (asJson) console.log(JSON.stringify(figures))
