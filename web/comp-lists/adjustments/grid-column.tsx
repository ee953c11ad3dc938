import { StickyNote } from 'lucide-react'
import { memo } from 'react'
import { adjustmentWords, CHARACTERISTIC_WORDS, factOf } from '../../../sync/adjustments/grid-words.ts'
import type { RatedComp } from '../../../sync/adjustments/rated-comp.ts'
import type { Similarity } from '../../../sync/adjustments/similarity.ts'
import { formatRent, type RentUnit } from '../../../sync/domain/format.ts'
import { fixed, signedPercent } from '../../../sync/domain/format-decimals.ts'
import { CHARACTERISTICS, type Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { CompDisc } from '../../property/comp-disc.tsx'
import type { ListComp } from '../detail/list-comps.ts'
import styles from './grid-cells.module.css'
import type { GridDraft } from './grid-model.ts'
import { SimilarityCell } from './similarity-cell.tsx'
import { WeightCell } from './weight-cell.tsx'

interface GridColumnProps {
  comp: ListComp
  /** The rent its adjustments start from, and those that follow from rates. */
  rated: RatedComp
  column: number
  unit: RentUnit
  draft: GridDraft | null
  /** Percent. */
  net: number
  gross: number
  /** Adjusted; null where the comp states none. */
  rent: number | null
  share: number
  /** The share as it is shown. */
  percent: string
  /** To the subject; null where none is described. */
  similar: Similarity | null
  mayEdit: boolean
  onEdit(cell: { propertyId: string; of: Characteristic; beside: Element; first: 'amount' | 'reason' }): void
  onWeigh: ((propertyId: string, weight: number | null) => void) | null
}

/** One comp of the grid, from its rent to its weight. Only the one that changes is drawn again. */
export const GridColumn = memo(function GridColumn(props: GridColumnProps) {
  const {
    comp,
    rated,
    column,
    unit,
    draft,
    net,
    gross,
    rent,
    share,
    percent,
    similar,
    mayEdit,
    onEdit,
    onWeigh,
  } = props
  const { entry, property, number, miles } = comp
  const { propertyId } = entry
  return (
    <section className={styles.comp} aria-label={property.name}>
      <div className={styles.head}>
        <CompDisc
          number={number ?? column + 1}
          rentPerSf={property.rentPerSf}
          hovered={false}
          tabbable={false}
        />
        <span className={styles.names}>
          <strong className={styles.name}>{property.name}</strong>
          <span className={styles.under}>{property.tenant ?? ''}</span>
        </span>
      </div>
      <div className={styles.rent}>
        {property.status !== null && <span className={styles.status}>{property.status}</span>}
        {rated.rent === null ? (
          <span className={styles.unit}>{rated.lacks}</span>
        ) : (
          <strong>{formatRent(rated.rent, unit)}</strong>
        )}
      </div>
      {CHARACTERISTICS.map((of, row) => {
        const own = draft?.of === of ? draft.adjustment : (entry.adjustments?.[of] ?? null)
        const adjustment = own ?? rated.byRate[of] ?? null
        const isByRate = own === null && adjustment !== null
        const words = adjustmentWords(adjustment, unit)
        return (
          <div key={of} className={styles.row}>
            <span className={styles.label}>{CHARACTERISTIC_WORDS[of]}</span>
            <Fact words={factOf(of, property, miles)} />
            {adjustment?.reason != null && (
              <StickyNote size={12} strokeWidth={1.75} aria-hidden className={styles.note} />
            )}
            <button
              type="button"
              className={styles.cell}
              data-cell
              data-id={propertyId}
              data-column={column}
              data-row={row}
              data-plain={words === '0' || undefined}
              data-by-rate={isByRate || undefined}
              disabled={!mayEdit}
              title={isByRate ? 'By the rate of its line' : (adjustment?.reason ?? undefined)}
              aria-label={`${CHARACTERISTIC_WORDS[of]}, ${property.name}: ${words}${isByRate ? ', by rate' : ''}`}
              onClick={({ currentTarget }) =>
                onEdit({ propertyId, of, beside: currentTarget, first: 'amount' })
              }
            >
              {words}
            </button>
          </div>
        )
      })}
      <div className={styles.sum}>
        <span className={styles.label}>Net and gross</span>
        <span>
          <strong>{signedPercent(net)}</strong> <span className={styles.under}>gross {fixed(gross, 1)}%</span>
        </span>
      </div>
      <div className={styles.rent} data-adjusted>
        <span className={styles.label}>Adjusted rent</span>
        {rent === null ? (
          <span className={styles.unit}>{rated.lacks}</span>
        ) : (
          <strong>{formatRent(rent, unit)}</strong>
        )}
      </div>
      <div className={styles.sum}>
        <span className={styles.label}>Weight</span>
        <WeightCell
          name={property.name}
          weight={entry.weight}
          share={share}
          percent={percent}
          onWeigh={onWeigh === null || rent === null ? null : (weight) => onWeigh(propertyId, weight)}
        />
      </div>
      <div className={styles.sum}>
        <span className={styles.label}>Similarity</span>
        {similar !== null && <SimilarityCell name={property.name} of={similar} />}
      </div>
    </section>
  )
})

/** A longer figure is drawn small. */
const LONGEST = '999,999'.length

/** "64,700 SF", its unit small, and below the figure where an adjustment and its reason leave no more room. */
function Fact({ words }: { words: string }) {
  const [, figure = words, unit] = /^([\d.,]+) (\D+)$/.exec(words) ?? []
  return (
    <span
      className={styles.fact}
      title={words}
      data-parted={unit !== undefined || undefined}
      data-long={figure.length > LONGEST || undefined}
    >
      {figure}
      {unit !== undefined && <span className={styles.unit}> {unit}</span>}
    </span>
  )
}
