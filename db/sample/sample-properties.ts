import { type Property, UNCHANGED } from '../../sync/domain/property.ts'
import { generateSample, type SampleSize } from './generate-sample.ts'

/** When the first of them counts as imported; each later one a second after. */
const FIRST_IMPORT = Date.UTC(2026, 0, 5, 6)

/** Whole properties as the book holds them, for tests and benchmarks. The same ones for the same seed. */
export function sampleProperties(size: SampleSize): Property[] {
  return generateSample(size).map(({ area, ...imported }, i) => ({
    ...imported,
    id: `sample-${String(i + 1).padStart(6, '0')}`,
    sourceSheet: area,
    createdAt: FIRST_IMPORT + i * 1000,
    ...UNCHANGED,
  }))
}
