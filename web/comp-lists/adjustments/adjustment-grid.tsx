import { type KeyboardEvent, type ReactNode, useLayoutEffect, useMemo, useRef } from 'react'
import { BASE_WORDS, subjectRent } from '../../../sync/adjustments/grid-base.ts'
import type { RatedComp } from '../../../sync/adjustments/rated-comp.ts'
import type { Reconciled } from '../../../sync/adjustments/reconcile.ts'
import { shareWords } from '../../../sync/adjustments/share-words.ts'
import { similarity } from '../../../sync/adjustments/similarity.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import type { Rates, Suggestion } from '../../../sync/adjustments/suggest.ts'
import { reasonOfTaken, withTaken } from '../../../sync/adjustments/taken-reason.ts'
import type { Adjustment } from '../../../sync/domain/records/adjustment.ts'
import { CHARACTERISTICS, type Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { GRID_BASES, type GridTerms } from '../../../sync/domain/records/grid-terms.ts'
import { UnitToggle } from '../../rents/unit-toggle.tsx'
import { MEDIA } from '../../styles/breakpoints.ts'
import { SegmentedControl } from '../../ui/fields/segmented-control.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { useMedia } from '../../ui/use-media.ts'
import type { ListComp } from '../detail/list-comps.ts'
import type { ListScreen } from '../detail/use-list-screen.ts'
import styles from './adjustment-grid.module.css'
import cells from './grid-cells.module.css'
import { GridColumn } from './grid-column.tsx'
import { GridHeads } from './grid-heads.tsx'
import type { GridDraft, RatedComps } from './grid-model.ts'
import { RatesButton } from './rates-button.tsx'
import { SubjectColumn } from './subject-column.tsx'
import { useDrawnComps } from './use-drawn-comps.ts'

interface AdjustmentGridProps {
  screen: ListScreen
  /** With their distances from the subject. */
  comps: readonly ListComp[]
  subject: Subject | null
  terms: GridTerms
  rated: RatedComps
  rates: Rates
  reconciled: Reconciled
  draft: GridDraft | null
  today: string
  suggest(propertyId: string, of: Characteristic): Suggestion | null
  onEdit(cell: { propertyId: string; of: Characteristic; beside: Element; first: 'amount' | 'reason' }): void
  onKeep(propertyId: string, of: Characteristic, adjustment: Adjustment | null): void
  /** Null for who may only read. */
  onDescribe: (() => void) | null
  bestTen: ReactNode
}

/**
 * Comps beside the subject: the characteristics of each, the adjustments of its rent for them, and the adjusted rent.
 */
export function AdjustmentGrid(props: AdjustmentGridProps) {
  const {
    screen,
    comps,
    subject,
    terms,
    rated,
    rates,
    reconciled,
    draft,
    today,
    suggest,
    onEdit,
    onKeep,
    onDescribe,
    bestTen,
  } = props
  const { unit, setUnit, edits, grid: way, setGrid } = screen
  const isPhone = useMedia(MEDIA.phone)
  const isDown = way === 'down' && !isPhone
  const similar = useMemo(
    () => comps.map(({ property }) => (subject === null ? null : similarity(property, subject, today))),
    [comps, subject, today],
  )
  const percents = useMemo(() => shareWords(reconciled.comps.map(({ share }) => share)), [reconciled])
  const grid = useRef<HTMLDivElement>(null)
  const drawn = useDrawnComps(comps.length, grid, isPhone ? 'stacked' : way)

  // A comp that moves keeps the focus of its cell: where its element was made anew, the browser has dropped it.
  const focused = useRef<{ id: string; row: string } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads no comp, but only a new order of them can drop the focus.
  useLayoutEffect(() => {
    const { id = '', row = '' } = focused.current ?? {}
    if (focused.current === null || document.activeElement !== document.body) return
    const cell = `[data-cell][data-id="${CSS.escape(id)}"][data-row="${row}"]`
    grid.current?.querySelector<HTMLElement>(cell)?.focus()
  }, [comps])

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    const cell = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-cell]') : null
    if (cell === null || event.ctrlKey || event.metaKey || event.altKey) return
    const { column = '', row = '', id = '' } = cell.dataset
    const of = CHARACTERISTICS[Number(row)]
    if (of === undefined) return
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key]
    if (step !== undefined) {
      const [x = 0, y = 0] = isDown ? step.toReversed() : step
      const next = `[data-cell][data-column="${Number(column) + x}"][data-row="${Number(row) + y}"]`
      grid.current?.querySelector<HTMLElement>(next)?.focus()
    } else if (edits === null) return
    else if (event.key === '=') {
      const suggestion = suggest(id, of)
      if (suggestion !== null) onKeep(id, of, taken(suggestion, of, comps, id))
    } else if (event.key === 'Delete' || event.key === 'Backspace') onKeep(id, of, null)
    else if (event.key.toLowerCase() === 'n') onEdit({ propertyId: id, of, beside: cell, first: 'reason' })
    else return
    event.preventDefault()
  }

  return (
    <section className={styles.panel} aria-label="Adjustments">
      <div className={styles.bar}>
        <h2 className={styles.title}>Adjustments</h2>
        <p className={styles.hint}>
          {edits === null
            ? 'Only the owner of a list adjusts its comps.'
            : 'Arrows move, Enter edits, = takes the suggestion, Delete clears, N gives a reason.'}
        </p>
        {!isPhone && (
          <SegmentedControl
            label="Comps stand"
            size="small"
            value={way}
            onChange={setGrid}
            segments={[
              { value: 'across', label: 'Across' },
              { value: 'down', label: 'Down' },
            ]}
          />
        )}
        <UnitToggle unit={unit} setUnit={setUnit} narrow />
        <Select
          label="From"
          size="small"
          value={terms.base}
          disabled={edits === null}
          options={BASES}
          onChange={(base) => edits?.setBase(base)}
        />
        {edits !== null && (
          <RatesButton
            rates={terms.rates}
            suggested={rates}
            unit={unit}
            hasSubject={subject !== null}
            onRate={edits.rateRow}
          />
        )}
        {bestTen}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys act on the cells inside, which are buttons. */}
      <div
        ref={grid}
        className={cells.scroll}
        data-down={isDown || undefined}
        onKeyDown={onKeyDown}
        onFocus={({ target: { dataset } }) => {
          focused.current =
            dataset.cell === undefined ? null : { id: dataset.id ?? '', row: dataset.row ?? '' }
        }}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget !== null) focused.current = null
        }}
      >
        <GridHeads
          {...{ terms, rates, unit }}
          scaledFrom={reconciled.scaledFrom}
          sort={screen.gridSort}
          onSort={screen.setGridSort}
        />
        <SubjectColumn {...{ subject, today, unit, onDescribe }} rent={subjectRent(terms.base, subject)} />
        <div ref={drawn.start} aria-hidden style={drawn.before} />
        {comps.slice(drawn.first, drawn.end).map((comp, i) => {
          const at = drawn.first + i
          const own = reconciled.comps[at]
          if (own === undefined) return null
          return (
            <GridColumn
              key={comp.entry.propertyId}
              comp={comp}
              rated={rated.get(comp.property.id) ?? UNRATED}
              column={at}
              unit={unit}
              draft={draft?.propertyId === comp.entry.propertyId ? draft : null}
              net={own.net}
              gross={own.gross}
              rent={own.rent}
              share={own.share}
              percent={percents[at] ?? ''}
              similar={similar[at] ?? null}
              mayEdit={edits !== null}
              onEdit={onEdit}
              onWeigh={edits?.weigh ?? null}
            />
          )
        })}
        <div aria-hidden style={drawn.after} />
      </div>
    </section>
  )
}

const BASES = GRID_BASES.map((value) => ({ value, label: BASE_WORDS[value] }))
const UNRATED: RatedComp = { rent: null, lacks: '', byRate: {} }

/** What the set suggests for a cell, and why; with what a person wrote of it before. */
function taken(
  suggestion: Suggestion,
  of: Characteristic,
  comps: readonly ListComp[],
  id: string,
): Adjustment {
  const { kind, amount } = suggestion
  const own = comps.find(({ entry }) => entry.propertyId === id)?.entry.adjustments?.[of]?.reason ?? ''
  return { kind, amount, reason: withTaken(own, reasonOfTaken(of, suggestion)) }
}
