import { existsSync } from 'node:fs'
import { partedRight } from '../sync/sheets/cells/written-addresses.ts'
import type { BenchFigures } from './figures.ts'

const FILE = new URL('../../../shared/data/iolp-buildings.csv', import.meta.url)
const WAYS = [
  'commas_and_zip',
  'two_lines',
  'no_comma_before_state',
  'no_comma_before_city',
  'no_commas',
  'no_commas_no_zip',
  'with_suite',
] as const

/**
 * The share of real addresses of a public list of federal buildings of which street, city and state come out right,
 * however they are written in one cell. Without the list nothing is measured.
 */
export async function benchAddresses(): Promise<BenchFigures> {
  if (!existsSync(FILE)) {
    console.log('  skipped: iolp-buildings.csv is not here')
    return {}
  }
  const { places, share, byWay } = partedRight(FILE)
  return {
    addresses_labelled: places,
    addresses_right_percent: share * 100,
    ...Object.fromEntries(
      WAYS.map((way, i) => [`addresses_right_${way}_percent`, (byWay[i] ?? Number.NaN) * 100]),
    ),
  }
}
