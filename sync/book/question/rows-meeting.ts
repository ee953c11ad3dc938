import { addEqual, type Bitmap, emptyBitmap, fullBitmap } from '../../columns/bitmap.ts'
import type { BookColumns } from '../../columns/book-columns.ts'
import { numberAt } from '../../columns/number-column.ts'
import type { Codes } from '../../columns/string-column.ts'
import type { BoundFigure } from '../../domain/criteria/asked-fields.ts'
import type { Criterion } from '../../domain/criteria/criterion.ts'
import { inclusiveRange, type Range } from '../../domain/criteria/range.ts'
import { SORT_BY, SORTS } from '../../domain/sort.ts'
import { weakMemo } from '../../memo.ts'
import { risingOrder } from '../base-order/number-order.ts'
import { createPrefixRows, keepBetween, type PrefixRows } from '../base-order/prefix-rows.ts'
import type { Book, BookBase } from '../book.ts'
import { bisect } from '../order/bisect.ts'
import { keptUnder } from '../order/kept-under.ts'
import { failingCodes } from './apply-criterion.ts'
import { boundColumn } from './bound-column.ts'

/** Criteria whose rows can be read off sets that are kept with the snapshot. */
export type SetCriterion = Extract<Criterion, { kind: 'range' | 'word' }>

export function areOfSets(criteria: readonly Criterion[]): criteria is SetCriterion[] {
  return criteria.every(({ kind }) => kind === 'range' || kind === 'word')
}

/** The rows of the snapshot that are shown and meet all criteria. No row is looked at by itself. */
export function rowsMeeting({ base, goneRows }: Book, criteria: readonly SetCriterion[]): Bitmap {
  const { columns } = base.snapshot
  const rows = fullBitmap(columns.rows)
  const spare = emptyBitmap(columns.rows)
  for (const asked of criteria) {
    if (asked.kind === 'range') keepRange(base, inclusiveRange(asked), rows, spare)
    else keepWords(columns, asked, rows)
  }
  for (const row of goneRows) rows[row >>> 5] = (rows[row >>> 5] as number) & ~(1 << (row & 31))
  return rows
}

function keepRange(base: BookBase, { field, min, max }: Range, rows: Bitmap, spare: Bitmap): void {
  const column = boundColumn(base.snapshot.columns, field, base.assumed)
  const prefix = prefixRows(base, field)
  const from = min === null ? 0 : bisect(prefix.order, (row) => numberAt(column, row) < min)
  const to = bisect(prefix.order, (row) => numberAt(column, row) <= (max ?? Number.POSITIVE_INFINITY))
  keepBetween(prefix, from, Math.max(from, to), rows, spare)
}

const knownPrefixes = weakMemo((_orders: object) => new Map<BoundFigure, PrefixRows>())

function prefixRows({ orders, snapshot: { columns }, assumed }: BookBase, field: BoundFigure): PrefixRows {
  const byField = knownPrefixes.of(keptUnder(orders, field, assumed?.terms))
  let prefix = byField.get(field)
  if (prefix === undefined) {
    const rising = SORT_BY.find((by) => SORTS[by].field === field && !SORTS[by].descending)
    prefix = createPrefixRows(
      rising ? orders[rising] : risingOrder(boundColumn(columns, field, assumed), orders.name),
    )
    byField.set(field, prefix)
  }
  return prefix
}

/** More values than are asked for in turn. The oldest is forgotten. */
const MOST_KEPT = 32

const knownWords = weakMemo((_columns: BookColumns) => new Map<string, Bitmap>())

function keepWords(columns: BookColumns, asked: Extract<Criterion, { kind: 'word' }>, rows: Bitmap): void {
  const known = knownWords.of(columns)
  const key = JSON.stringify([asked.field, asked.not, asked.anyOf])
  let meeting = known.get(key)
  if (meeting === undefined) {
    meeting = rowsWithWords(columns, asked)
    for (const oldest of known.keys()) {
      if (known.size < MOST_KEPT) break
      known.delete(oldest)
    }
    known.set(key, meeting)
  }
  for (let i = 0; i < rows.length; i++) rows[i] = (rows[i] as number) & (meeting[i] as number)
}

function rowsWithWords(columns: BookColumns, asked: Extract<Criterion, { kind: 'word' }>): Bitmap {
  const codes = columns.strings[asked.field].codes as Codes
  const fails = failingCodes(columns, asked)
  const meeting = emptyBitmap(columns.rows)
  addEqual(
    meeting,
    0,
    Uint8Array.from(codes, (code) => fails[code] as number),
    0,
  )
  return meeting
}
