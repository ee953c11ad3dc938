import { compareValues, type SortValue, sortValue } from '../book/base-order/number-order.ts'
import { LEASE_TYPES } from '../domain/known-types.ts'
import type { Property } from '../domain/property.ts'
import { CHARACTERISTICS, type Characteristic } from '../domain/records/adjustment.ts'
import { isMeasured, MEASURES } from './measures.ts'
import type { AdjustedComp } from './reconcile.ts'
import { similarity } from './similarity.ts'
import type { Subject } from './subject-of.ts'

type SortedCharacteristic = Exclude<Characteristic, 'other'>
/** The lines of a grid that its comps are sorted by. What is other has no fact to sort by. */
export type GridLine = 'rent' | SortedCharacteristic | 'net' | 'adjusted' | 'weight' | 'similarity'
export type GridSort = `${GridLine}_${'asc' | 'desc'}`

const GRID_LINES: readonly GridLine[] = [
  'rent',
  ...CHARACTERISTICS.filter((name) => name !== 'other'),
  'net',
  'adjusted',
  'weight',
  'similarity',
]
/** The most of these is what one looks for. */
const MOST_FIRST: readonly GridLine[] = ['weight', 'similarity']

export function isGridSort(text: string): text is GridSort {
  return GRID_LINES.some((line) => text === `${line}_asc` || text === `${line}_desc`)
}

export function readGridSort(sort: GridSort): { by: GridLine; descending: boolean } {
  const [by, way] = sort.split('_') as [GridLine, 'asc' | 'desc']
  return { by, descending: way === 'desc' }
}

/** What a press on the head of a line sorts by: one way, then the other, then null for the order of the list. */
export function pressedSort(sort: GridSort | null, line: GridLine): GridSort | null {
  const [first, second] = MOST_FIRST.includes(line) ? ['desc', 'asc'] : ['asc', 'desc']
  if (sort === `${line}_${first}`) return `${line}_${second}` as GridSort
  return sort === `${line}_${second}` ? null : (`${line}_${first}` as GridSort)
}

/** A comp as the lines of the grid tell it. */
export interface GridFacts {
  property: Property
  /** From the subject. */
  miles: number | null
  adjusted: Pick<AdjustedComp, 'net' | 'rent' | 'share'>
}

/** Comps in the order of a line. A missing value is last either way, and alike ones keep the order of the list. */
export function sortedByLine<Comp>(
  comps: readonly Comp[],
  sort: GridSort,
  factsOf: (comp: Comp, at: number) => GridFacts,
  about: { subject: Subject | null; today: string },
): readonly Comp[] {
  const { by, descending } = readGridSort(sort)
  return comps
    .map((comp, at) => ({ comp, value: lineValue(by, factsOf(comp, at), about) }))
    .sort((a, b) => compareValues(a.value, b.value, descending))
    .map(({ comp }) => comp)
}

function lineValue(
  by: GridLine,
  { property, miles, adjusted }: GridFacts,
  { subject, today }: { subject: Subject | null; today: string },
): SortValue {
  switch (by) {
    case 'rent':
      return sortValue(property.rentPerSf)
    case 'net':
      return adjusted.rent === null ? Number.NaN : adjusted.net
    case 'adjusted':
      return sortValue(adjusted.rent)
    case 'weight':
      return adjusted.rent === null ? Number.NaN : adjusted.share
    case 'similarity':
      return subject === null ? Number.NaN : similarity(property, subject, today).score
    case 'location':
      return sortValue(miles)
    case 'leaseType':
      return property.leaseType === null ? Number.NaN : LEASE_TYPES.indexOf(property.leaseType)
    default:
      return isMeasured(by) ? sortValue(MEASURES[by].of(property)) : Number.NaN
  }
}
