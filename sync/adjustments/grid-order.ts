import { CHARACTERISTICS, type Characteristic } from '../domain/records/characteristics.ts'

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
