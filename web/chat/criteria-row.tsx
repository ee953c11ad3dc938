import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { type RowSet, sortOfRows } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { isRangeField } from '../../sync/domain/criteria/asked-fields.ts'
import type { Criterion } from '../../sync/domain/criteria/criterion.ts'
import { describeCriterion } from '../../sync/domain/criteria/describe-criterion.ts'
import { isComputedRange } from '../../sync/domain/economics/computed-names.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { phraseOf } from '../../sync/domain/query/fields/phrase-of.ts'
import { wordsFor } from '../../sync/domain/query/fields/words-for.ts'
import { SORTS } from '../../sync/domain/sort.ts'
import { CriterionChip } from '../criteria/criterion-chip.tsx'
import { areaParam } from '../search/map-params.ts'
import { Chip, ChipWords } from '../ui/buttons/chip.tsx'
import { mapFilterOf, searchWords, withoutCriterion, withWords } from './criteria-edits.ts'
import styles from './criteria-row.module.css'

interface CriteriaRowProps {
  book: Book
  rows: RowSet
  /** Absent where the rows are a figure's, which stays what it is. */
  onRows?: ((rows: RowSet) => void) | undefined
}

/** How a question was read: one chip a criterion, which can be changed or taken away. */
export function CriteriaRow({ book, rows, onRows }: CriteriaRowProps) {
  const order = orderWords(rows)
  if (rows.criteria.length === 0 && order === null) return <OpenInSearch book={book} rows={rows} />
  return (
    <div className={styles.row}>
      <span className={styles.lead}>Filters used</span>
      <ul className={styles.chips} aria-label="Search criteria">
        {rows.criteria.map((criterion, index) => {
          const shown = { label: describeCriterion(criterion, 'month').key, value: askedOf(criterion) }
          const key = JSON.stringify(criterion)
          const words = phraseOf(criterion)
          if (onRows === undefined) return <FixedChip key={key} {...shown} />
          const remove = (): void => onRows(withoutCriterion(rows, index))
          return words === '' ? (
            <FixedChip key={key} {...shown} onRemove={remove} />
          ) : (
            <CriterionChip
              key={key}
              {...shown}
              index={index}
              wordsOf={() => words}
              onEdit={(_, next) => onRows(withWords(book, rows, index, next))}
              onRemove={remove}
            />
          )
        })}
        {order !== null && (
          <FixedChip
            label="Order"
            value={order}
            onRemove={onRows && (() => onRows({ ...rows, order: null, limit: null }))}
          />
        )}
      </ul>
      <OpenInSearch book={book} rows={rows} />
    </div>
  )
}

interface FixedChipProps {
  label: string
  value: string
  onRemove?: (() => void) | undefined
}

/** What no words ask for, or what only tells. */
function FixedChip({ label, value, onRemove }: FixedChipProps) {
  return (
    <Chip name={`${label} ${value}`} onRemove={onRemove}>
      <ChipWords label={label} value={value} />
    </Chip>
  )
}

/** A rent of zero at least is no bound: it asks that there is one. */
function askedOf(criterion: Criterion): string {
  const isStated = criterion.kind === 'range' && criterion.min === 0 && criterion.max === null
  return isStated ? 'listed' : describeCriterion(criterion, 'month').value
}

const BY_DISTANCE = ['nearest', 'farthest'] as const

/** `largest first`, `the 3 largest`; null for the usual order. */
function orderWords({ order, limit }: RowSet): string | null {
  if (order === null) return limit === null ? null : `the first ${formatCount(limit)}`
  const { field, descending } = order
  if (field !== 'distance' && !isComputedRange(field) && !isRangeField(field)) {
    const sort = Object.values(SORTS).find((own) => own.field === field && own.descending === descending)
    return limit === null ? (sort?.label ?? null) : `the first ${formatCount(limit)} by ${sort?.label}`
  }
  const ends = field === 'distance' ? BY_DISTANCE : wordsFor(field).ends
  const words = ends[descending ? 1 : 0]
  return limit === null
    ? `${words} first`
    : `the ${formatCount(limit)} with the ${words}`.replace(/with the (\S+)$/, '$1')
}

/** Leads to the page that finds the same rows: Search, or Proximity where they lie around an address. */
function OpenInSearch({ book, rows }: { book: Book; rows: RowSet }) {
  const words = searchWords(book, rows)
  const near = rows.criteria.find((one) => one.kind === 'near')
  if (words !== null) {
    const sort = sortOfRows(rows) ?? undefined
    const area = mapFilterOf(rows).area
    return (
      <Link
        className={styles.open}
        to="/search"
        search={{ q: words || undefined, sort, area: areaParam(area ?? null) }}
      >
        Open in Search
        <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
      </Link>
    )
  }
  if (rows.ids !== null || rows.limit !== null || near === undefined || rows.criteria.length > 1) return null
  const { place, latitude, longitude, miles } = near
  return (
    <Link
      className={styles.open}
      to="/proximity"
      search={{ address: place, lat: latitude, lng: longitude, radius: miles }}
    >
      Open in Proximity
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
