import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { formatRadius } from '../../sync/domain/proximity.ts'
import { countWithin } from '../../sync/proximity/comps-around.ts'
import { CompStatistics } from '../comps/comp-statistics.tsx'
import { FiltersAside, FiltersSheet } from '../criteria/panel/comps-filters.tsx'
import { useBook } from '../data/book/book.tsx'
import { loadPart } from '../load-part.ts'
import { createHoverStore, HoverContext } from '../property/hover-store.ts'
import { runWhenIdle } from '../run-when-idle.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { MEDIA } from '../styles/breakpoints.ts'
import { FiltersButton } from '../ui/buttons/filters-button.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { usePainted } from '../ui/timing/use-painted.ts'
import { useMedia } from '../ui/use-media.ts'
import type { CompsHandle } from './comps/comps.tsx'
import { CompsPanel } from './comps/comps-panel.tsx'
import { ExportButtons } from './comps/export-buttons.tsx'
import { SaveAsList } from './comps/save-as-list.tsx'
import type { PlaceProblem } from './form/place-draft.ts'
import { PlaceForm } from './form/place-form.tsx'
import { RadiusSlider } from './form/radius-field.tsx'
import { useGeocoder } from './form/use-geocoder.ts'
import { usePlaceForm } from './form/use-place-form.ts'
import { MapSection } from './map/map-section.tsx'
import { Marketing, type MarketingHandle } from './map/marketing.tsx'
import { PhoneDrawer } from './phone-drawer.tsx'
import { PlaceHeading } from './place-heading.tsx'
import styles from './proximity-screen.module.css'
import type { ProximityState } from './proximity-state.ts'
import { useProximityActions } from './use-proximity-actions.ts'

const NO_SLOTS = new Uint32Array()
const loadOpenComp = () => import('./comps/open-comp.tsx')
const OpenComp = lazy(async () => ({ default: (await loadPart(loadOpenComp)).OpenComp }))

/** The proximity page: where and how far, what is found there, and the map of it. */
export function ProximityScreen({ state }: { state: ProximityState }) {
  const { radius, narrowing, subject, unit } = state
  const { book } = useBook()
  const actions = useProximityActions(state)
  const comps = useRef<CompsHandle>(null)
  const marketing = useRef<MarketingHandle>(null)
  const [hovered] = useState(createHoverStore)
  const [showsFilters, setShowsFilters] = useState(false)
  const [hasOpened, setHasOpened] = useState(false)
  if (state.openId !== undefined && !hasOpened) setHasOpened(true)
  const isPhone = useMedia(MEDIA.phone)
  // Beside the comps and the map there is room for the filters.
  const isWide = useMedia(MEDIA['from-wide'])
  const geocoder = useGeocoder()
  const form = usePlaceForm({
    ...state,
    geocoder,
    goTo(destination) {
      // A phone's drawer covers what is found.
      if (isPhone) setShowsFilters(false)
      return state.goTo(destination)
    },
  })
  const shown = form.failure === null ? state : withoutResults(state, form.failure, form.submit)
  const { place, pendingAddress, result, propertyAt } = shown
  const { comps: found = null, reach = null } = result ?? {}
  const mapped = useMemo(
    () => ({ place, pendingAddress, radius, comps: found, reach, subject, unit, propertyAt }),
    [place, pendingAddress, radius, found, reach, subject, unit, propertyAt],
  )
  // What leaves the page may follow a frame later.
  const later = usePainted(shown)
  const active = narrowing.criteria?.length ?? 0

  useEffect(() => runWhenIdle(loadOpenComp), [])
  useShortcuts('Proximity', [
    { keys: '1', shown: ['1'], words: 'Show as cards', run: () => actions.setView('grid') },
    { keys: '2', shown: ['2'], words: 'Show as a table', run: () => actions.setView('table') },
  ])

  const showOnMap = useCallback(() => marketing.current?.show(), [])
  const showInList = useCallback((slot: number) => comps.current?.show(slot), [])
  const editFilters = useCallback(() => setShowsFilters(true), [])
  const formProps = { form, geocoder, radius, onRadius: actions.setRadius }
  // All within the radius but the subject, which is no comp of itself.
  const subjectSlot = subject?.slot ?? -1
  const within = useMemo(() => {
    if (result === null || !showsFilters) return NO_SLOTS
    const { around } = result
    return around.slots.subarray(0, countWithin(around, radius)).filter((slot) => slot !== subjectSlot)
  }, [result, radius, subjectSlot, showsFilters])
  const filters = {
    book: result === null ? null : book,
    slots: within,
    found: result?.comps.slots ?? NO_SLOTS,
    narrowing,
    unit,
  }
  const closeFilters = () => setShowsFilters(false)
  const isBeside = isWide && showsFilters
  const heading = place !== null && (
    <PlaceHeading found={result?.comps.slots.length ?? null} place={place} radius={radius}>
      {!isPhone && (
        <FiltersButton
          active={active}
          expanded={showsFilters}
          onOpen={() => setShowsFilters(!showsFilters)}
        />
      )}
      <ExportButtons state={later} narrow={isPhone} onMap={showOnMap} />
      <SaveAsList state={later} iconOnly={isPhone} />
    </PlaceHeading>
  )

  return (
    <HoverContext value={hovered}>
      <main id="content" tabIndex={-1} className={styles.screen}>
        <h1 className="visually-hidden">{SCREEN_NAMES['/proximity']}</h1>
        {!isPhone && (
          <>
            <PlaceForm {...formProps} />
            {heading}
          </>
        )}
        <div className={styles.body} data-filters={isBeside || undefined}>
          {isBeside && <FiltersAside {...filters} onClose={closeFilters} />}
          <div className={styles.list}>
            {isPhone && place !== null && (
              <div className={styles.head}>
                {heading}
                <div className={styles.slider}>
                  <RadiusSlider miles={radius} onChange={actions.setRadius} />
                  {formatRadius(radius)} mi
                </div>
              </div>
            )}
            {place !== null && (
              <CompStatistics
                figures={result?.figures ?? null}
                slots={result?.comps.slots ?? null}
                subjectRent={subject?.property.rentPerSf ?? null}
                unit={unit}
                onAsk={actions.addWords}
              />
            )}
            <CompsPanel ref={comps} state={shown} actions={actions} />
          </div>
          <div className={styles.side}>
            <MapSection
              {...{ hovered, isPhone, active }}
              state={mapped}
              onShow={showInList}
              onAim={actions.moveTo}
              onEdit={editFilters}
            />
            <Marketing ref={marketing} state={later} />
          </div>
        </div>
      </main>
      {isPhone ? (
        <PhoneDrawer
          open={showsFilters}
          onClose={closeFilters}
          form={formProps}
          filters={filters}
          hasResult={result !== null}
        />
      ) : (
        <FiltersSheet {...filters} open={showsFilters && !isWide} onClose={closeFilters} />
      )}
      {hasOpened && (
        <Suspense fallback={null}>
          <OpenComp state={state} onReturnFocus={(slot) => comps.current?.goTo(slot)} />
        </Suspense>
      )}
    </HoverContext>
  )
}

/** What the page shows after a failed search: no results of an earlier place. */
function withoutResults(
  state: ProximityState,
  { sentence }: PlaceProblem,
  retry: () => void,
): ProximityState {
  return {
    ...state,
    status: { kind: 'failed', message: sentence },
    retry,
    place: null,
    pendingAddress: null,
    result: null,
  }
}
