import type { Book } from '../../book/book.ts'
import { percentile } from '../../book/question/rent-statistics.ts'
import { alike } from '../../book/question/words/common-spellings.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { compsOf, withoutSubjects } from '../comps-of.ts'
import { EVERY_ROW, type RowSet, slotsOf } from '../row-set.ts'
import type { AskedFigure, Grouping, Measure } from './ask.ts'
import { askedFigureReader, weightReader } from './figure-of-rows.ts'
import { groupLabel, groupReader, sizeBandBounds } from './group-of-rows.ts'
import { groupRows, idsOf } from './group-rows.ts'
import { measured, standing, type Values } from './measured.ts'

/** A number, how many rows it rests on, and how many of the set lack the figure. */
export interface Worked {
  value: number | null
  n: number
  lacking: number
  /** How many state the figure and no size, so that nothing can be weighed by them. */
  unweighed: number
  /** The ends of the middle half; null for too few figures and for counts. */
  middle: readonly [number, number] | null
  /** The rows that state the figure, in its order. */
  rows: RowSet
  /** The same rows in the book that was asked. */
  slots: Uint32Array
}

export interface WorkedGroup extends Worked {
  /** Sorts groups of time by time: `2026-Q3`. */
  key: string
  /** As it is shown: `Q3 2026`. */
  label: string
}

/** One number over a set. */
export function workOut(book: Book, set: RowSet, figure: AskedFigure | null, of: Measure): Worked {
  const slots = slotsOf(book, set)
  return worked(book, set, slots, figure, (values) => measured(of, values))
}

/** The rows that state a figure, ordered by it, and the median of them. */
export function rankedBy(
  book: Book,
  set: RowSet,
  { figure, descending }: { figure: AskedFigure; descending: boolean },
): Worked & { ranked: { slot: number; value: number }[] } {
  const slots = slotsOf(book, set)
  const figureAt = askedFigureReader(book, figure)
  const ranked = Array.from(withoutSubjects(book, slots), (slot) => ({ slot, value: figureAt(slot) }))
    .filter(({ value }) => !Number.isNaN(value))
    .sort((a, b) => (descending ? b.value - a.value : a.value - b.value))
  const inOrder = ranked.map(({ slot }) => slot)
  return {
    ...worked(book, set, slots, figure, (values) => measured('median', values)),
    rows: { ...EVERY_ROW, ids: idsOf(book, inOrder) },
    ranked,
  }
}

/** The figure that so many of a hundred are at or below. */
export function atPercentile(book: Book, set: RowSet, figure: AskedFigure, p: number): Worked {
  return worked(book, set, slotsOf(book, set), figure, ({ values }) => percentile(values.toSorted(), p / 100))
}

/** The percentile of a quoted figure among those of a set. */
export function standingOf(book: Book, set: RowSet, figure: AskedFigure, value: number): Worked {
  return worked(book, set, slotsOf(book, set), figure, ({ values }) => standing(values, value))
}

/**
 * A number for each group, in the order of their keys. `ungrouped` do not say their group, of those that the same
 * figure of all of them rests on.
 */
export function workOutGroups(
  book: Book,
  set: RowSet,
  figure: AskedFigure | null,
  of: Measure,
  by: Grouping,
): { groups: WorkedGroup[]; ungrouped: number } {
  const all = slotsOf(book, set)
  const members = membersOf(book, all, by)
  const keys = members.map(({ key }) => key)
  const groups = members.map(({ key, slots }) => {
    const own = groupRows(book, set, by, key, { slots, keys })
    return {
      key,
      label: groupLabel(by, key),
      ...worked(book, own, Uint32Array.from(slots), figure, (values) => measured(of, values)),
    }
  })
  const counted = worked(book, set, all, figure, () => null).n
  const grouped = groups.reduce((sum, { n }) => sum + n, 0)
  return { groups: groups.sort((a, b) => byKey(by, a.key, b.key)), ungrouped: counted - grouped }
}

/** The slots of each group, called as most of them write it: a filter does not tell `KATY` from `Katy`. */
function membersOf(book: Book, slots: Uint32Array, by: Grouping) {
  const groupAt = groupReader(book, by)
  const members = new Map<string, { slots: number[]; spellings: Map<string, number> }>()
  for (const slot of slots) {
    const key = groupAt(slot)
    if (key === null) continue
    const folded = key.toLowerCase()
    const known = members.get(folded) ?? { slots: [], spellings: new Map<string, number>() }
    members.set(folded, known)
    known.slots.push(slot)
    known.spellings.set(key, (known.spellings.get(key) ?? 0) + 1)
  }
  return Array.from(members.values(), ({ slots, spellings }) => {
    const [key = ''] = alike(spellings).keys()
    return { key, slots }
  })
}

function worked(
  book: Book,
  whole: RowSet,
  all: Uint32Array,
  figure: AskedFigure | null,
  of: (values: Values) => number | null,
): Worked {
  if (figure === null) {
    const counted = new Float64Array(all.length)
    const value = of({ values: counted, weights: counted })
    return { value, n: all.length, lacking: 0, unweighed: 0, middle: null, rows: whole, slots: all }
  }
  const { rows: set, slots } = compsOf(book, whole, all)
  const figureAt = askedFigureReader(book, figure)
  const weightAt = weightReader(book, figure)
  const stated = slots.filter((slot) => !Number.isNaN(figureAt(slot)))
  const values = Float64Array.from(stated, figureAt)
  const weights = Float64Array.from(stated, weightAt)
  return {
    value: of({ values, weights }),
    n: stated.length,
    lacking: slots.length - stated.length,
    unweighed: weights.filter((weight) => !(weight > 0)).length,
    middle: middleOf(values),
    rows: withFigure(set, figure, values),
    slots: stated,
  }
}

/** Fewer figures than this have no middle half worth telling. */
const FEWEST_HALVED = 4

function middleOf(values: Float64Array): readonly [number, number] | null {
  if (values.length < FEWEST_HALVED) return null
  const sorted = values.toSorted()
  return [percentile(sorted, 0.25) as number, percentile(sorted, 0.75) as number]
}

/** Only the rows that state a figure. Rents that are worked out can be negative. */
function withFigure(set: RowSet, figure: AskedFigure, values: Float64Array): RowSet {
  const least = values.reduce((lowest, value) => Math.min(lowest, value), 0)
  const has: Criterion = { kind: 'range', field: figure, min: least, max: null }
  return { ...set, criteria: [...set.criteria, has], order: { field: figure, descending: false } }
}

function byKey(by: Grouping, a: string, b: string): number {
  if (by === 'sizeBand') return (sizeBandBounds(a)?.min ?? 0) - (sizeBandBounds(b)?.min ?? 0)
  return a < b ? -1 : a > b ? 1 : 0
}
