import { loadavg } from 'node:os'
import { type ColdLoad, measureColdLoad } from './browser/measure-cold-load.ts'
import { withProduct } from './browser/with-product.ts'
import { type BenchFigures, quantile } from './figures.ts'

const ROWS = 20_000
const ROUNDS = 5

/**
 * A first visit to the search page of the product with 20,000 properties on a slow machine and a slow line. The
 * steps are those of the visit that took the median time.
 */
export async function benchCold(): Promise<BenchFigures> {
  return await withProduct(ROWS, async ({ product: { origin }, browser }) => {
    const [load = Number.NaN] = loadavg()
    const loads: ColdLoad[] = []
    for (let round = 0; round < ROUNDS; round++)
      loads.push(await measureColdLoad(browser, `${origin}/search`))
    const times = loads.map(({ firstResultsMs }) => firstResultsMs)
    const median = quantile(times, 0.5)
    const steps = loads.find(({ firstResultsMs }) => firstResultsMs === median)
    return {
      machine_load_before: load,
      first_results_best_ms: Math.min(...times),
      first_results_ms: median,
      document_there_ms: steps?.documentMs ?? Number.NaN,
      entry_script_there_ms: steps?.entryScriptMs ?? Number.NaN,
      scripts_have_run_ms: steps?.startedMs ?? Number.NaN,
      book_asked_ms: steps?.bookAskedMs ?? Number.NaN,
      book_there_ms: steps?.bookThereMs ?? Number.NaN,
      book_unpacked_ms: steps?.bookUnpackedMs ?? Number.NaN,
      bytes_until_first_results: steps?.bytes ?? Number.NaN,
    }
  })
}
