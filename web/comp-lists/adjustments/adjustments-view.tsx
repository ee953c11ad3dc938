import { Scale } from 'lucide-react'
import { useCallback, useMemo, useState } from 'react'
import { MEASURES } from '../../../sync/adjustments/measures.ts'
import { type Subject, subjectOf, subjectPlace } from '../../../sync/adjustments/subject-of.ts'
import { ratesOf } from '../../../sync/adjustments/suggest.ts'
import { gridTermsOf } from '../../../sync/comp-lists/comp-list-document.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { haversineMiles } from '../../../sync/domain/area/distance.ts'
import { isComputedField } from '../../../sync/domain/economics/computed-names.ts'
import { assumptionsOf } from '../../../sync/domain/economics/rests-on.ts'
import { hasCoordinates } from '../../../sync/domain/place/has-coordinates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { Adjustment } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import { marketNear } from '../../../sync/trends/market-near.ts'
import type { RentPoint, SlotsTrend } from '../../../sync/trends/slots-trend.ts'
import { timeSet } from '../../../sync/trends/time-set.ts'
import { today } from '../../exports/today.ts'
import { TrendStrip } from '../../rents/trend/trend-strip.tsx'
import { Empty } from '../../ui/states/states.tsx'
import type { ListComp } from '../detail/list-comps.ts'
import { RentsChanged } from '../detail/rents-changed.tsx'
import { sortedListComps } from '../detail/sorted-list-comps.ts'
import type { ListScreen } from '../detail/use-list-screen.ts'
import { AdjustmentGrid } from './adjustment-grid.tsx'
import styles from './adjustments-view.module.css'
import { BestTen } from './best-ten.tsx'
import { CellEditor } from './cell-editor.tsx'
import {
  cellSuggestion,
  type GridDraft,
  gridComps,
  ratedComps,
  reconcileComps,
  sortedGridComps,
} from './grid-model.ts'
import { ReconciledBar } from './reconciled-bar.tsx'
import { SubjectForm } from './subject-form.tsx'

/** The cell that is being edited. */
interface OpenCell {
  propertyId: string
  of: Characteristic
  beside: Element
  /** What of it gets the focus. */
  first: 'amount' | 'reason'
}

/** The comps of a list made comparable with its subject: trend, grid and the rent that follows. */
export function AdjustmentsView({ screen }: { screen: ListScreen }) {
  const { list, book, comps, sort, gridSort, unit, edits } = screen
  const [draft, setDraft] = useState<GridDraft | null>(null)
  const [open, setOpen] = useState<OpenCell | null>(null)
  const [describes, setDescribes] = useState(false)
  const day = today()
  const assumed = book.base.assumed?.terms
  const subject = useMemo(
    () => subjectOf(list.typedSubject, comps.subject?.property ?? null),
    [list.typedSubject, comps.subject],
  )
  const center = useMemo(() => subjectPlace(subject) ?? comps.center, [subject, comps.center])
  const counted = useMemo(() => gridComps(comps), [comps])
  const { gridBase, rowRates } = list
  const terms = useMemo(() => gridTermsOf({ gridBase, rowRates }), [gridBase, rowRates])
  const rated = useMemo(
    () => ratedComps(counted, terms, { subject, today: day, assumed }),
    [counted, terms, subject, day, assumed],
  )
  const placed = useMemo(() => {
    const measured = sortedListComps(counted, sort, assumed).map((comp) => withMiles(comp, center))
    return gridSort === null ? measured : sortedGridComps(measured, gridSort, { subject, today: day }, rated)
  }, [counted, sort, assumed, center, gridSort, subject, day, rated])
  const properties = useMemo(() => counted.map(({ property }) => property), [counted])
  const { radius } = list
  const time = useMemo(
    () =>
      timeSet({
        ...{ comps: properties, subject, center, radius },
        marketNear: (place, miles) => marketNear(book, place, miles),
      }),
    [properties, subject, center, radius, book],
  )
  const charts = useMemo(() => ({ trend: time.trend, ...scattered(properties) }), [time, properties])
  const subjectPoints = useMemo(() => (subject === null ? null : pointsOf(subject)), [subject])
  const rates = useMemo(() => {
    const { dateSigned: _, ...own } = ratesOf(properties)
    return time.rate === null ? own : { ...own, dateSigned: time.rate }
  }, [properties, time])
  const reconciled = useMemo(() => reconcileComps(placed, draft, rated), [placed, draft, rated])
  const edit = useCallback((cell: OpenCell) => setOpen(cell), [])
  const describe = useCallback(() => setDescribes(true), [])
  const keep = useCallback(
    (propertyId: string, of: Characteristic, adjustment: Adjustment | null) => {
      edits?.adjust(propertyId, of, adjustment)
      setDraft(null)
    },
    [edits],
  )
  const suggest = useCallback(
    (propertyId: string, of: Characteristic) => {
      const comp = placed.find(({ entry }) => entry.propertyId === propertyId)
      return comp === undefined ? null : cellSuggestion(of, comp, { subject, rates, today: day })
    },
    [placed, subject, rates, day],
  )
  const opened = open === null ? undefined : placed.find(({ entry }) => entry.propertyId === open.propertyId)
  if (counted.length === 0) {
    return (
      <Empty
        icon={Scale}
        title="No comps to adjust yet"
        reason="Include properties in this list, then adjust them here."
      >
        {edits !== null && <BestTen {...{ screen, subject, center }} />}
      </Empty>
    )
  }
  return (
    <div className={styles.view}>
      <RentsChanged comps={comps} edits={edits} />
      <TrendStrip shown={charts} of={time.words} subject={subjectPoints} unit={unit} />
      <AdjustmentGrid
        {...{ screen, subject, terms, rated, rates, reconciled, draft, suggest }}
        comps={placed}
        today={day}
        onEdit={edit}
        onKeep={keep}
        onDescribe={edits === null ? null : describe}
        bestTen={edits !== null && <BestTen {...{ screen, subject, center }} />}
      />
      <ReconciledBar
        {...{ reconciled, subject, unit }}
        base={terms.base}
        assumptions={assumptionsOf(
          isComputedField(terms.base) ? [terms.base] : [],
          book.base.assumed?.assumptions ?? [],
        )}
        lacking={placed.flatMap(({ number, property }) => {
          const { lacks = '' } = rated.get(property.id) ?? {}
          return lacks === '' ? [] : [`${number} ${property.name}: ${lacks}`]
        })}
        numbers={placed.map(({ number }) => number)}
      />
      {open !== null && opened !== undefined && edits !== null && (
        <CellEditor
          key={`${open.propertyId} ${open.of}`}
          comp={opened}
          rent={rated.get(opened.property.id)?.rent ?? null}
          byRate={rated.get(opened.property.id)?.byRate[open.of] ?? null}
          of={open.of}
          beside={open.beside}
          first={open.first}
          {...{ subject, unit }}
          today={day}
          suggestion={suggest(open.propertyId, open.of)}
          onDraft={(adjustment) => setDraft({ propertyId: open.propertyId, of: open.of, adjustment })}
          onKeep={(adjustment) => keep(open.propertyId, open.of, adjustment)}
          onClose={() => {
            setOpen(null)
            setDraft(null)
          }}
        />
      )}
      {edits !== null && (
        <SubjectForm
          open={describes}
          onClose={() => setDescribes(false)}
          typed={list.typedSubject}
          known={subject}
          {...{ book, unit }}
          onDescribe={edits.describeSubject}
        />
      )}
    </div>
  )
}

/** A comp with its distance from the subject. */
function withMiles(comp: ListComp, center: LatLng | null): ListComp {
  if (center === null || !hasCoordinates(comp.property)) return comp
  return { ...comp, miles: haversineMiles(center, comp.property) }
}

function scattered(comps: readonly Property[]): Pick<SlotsTrend, 'size' | 'year'> {
  const against = (figureOf: (comp: Property) => number | null) =>
    comps.flatMap((comp): RentPoint[] => {
      const figure = figureOf(comp)
      return figure === null || comp.rentPerSf === null ? [] : [[figure, comp.rentPerSf]]
    })
  return { size: against(MEASURES.size.of), year: against(MEASURES.yearBuilt.of) }
}

/** Where the subject stands among its comps. */
function pointsOf({ rentPerSf, squareFootage, yearBuilt }: Subject) {
  const at = (figure: number | null): RentPoint | null =>
    figure === null || rentPerSf === null ? null : [figure, rentPerSf]
  return { size: at(squareFootage), year: at(yearBuilt) }
}
