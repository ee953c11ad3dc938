import { useSearch as useAddress, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { haversineMiles } from '../../sync/domain/area/distance.ts'
import { hasCoordinates } from '../../sync/domain/place/has-coordinates.ts'
import { allAround } from '../../sync/proximity/all-around.ts'
import { NEAREST_FIRST } from '../../sync/proximity/comp-sort.ts'
import { countWithin } from '../../sync/proximity/comps-around.ts'
import { centerParams, radiusParam } from '../../sync/proximity/proximity-params.ts'
import { NO_CRITERIA, useNarrowing } from '../criteria/use-narrowing.ts'
import { useBook } from '../data/book/book.tsx'
import { keepLastPlace } from '../data/places/last-place.ts'
import { useBookRows } from '../property/use-book-rows.ts'
import { useOpenProperty } from '../property/use-open-property.ts'
import { searchStatus } from '../rows/search-status.ts'
import { toast } from '../ui/layers/toast.tsx'
import { type AddressStep, useLiveParam } from '../ui/use-live-param.ts'
import { useFoundComps } from './comps/use-found-comps.ts'
import { coordinateWords } from './form/degrees.ts'
import { linkedRadius } from './linked-radius.ts'
import { NO_NAMES, narrowedIn } from './narrowed-in.ts'
import { centerIn, type ProximityParams, paramsTo } from './proximity-params.ts'
import type { ProximityState, Subject } from './proximity-state.ts'
import { wrongRadiusWords } from './proximity-words.ts'

/**
 * The proximity page's state: the address, and the radius and the filters as they are being changed, answered from the
 * book in the same render. Nothing else is kept; every verb changes the address.
 */
export function useProximity(): ProximityState {
  const { book, failure, retry } = useBook()
  const address: ProximityParams = useAddress({ from: '/proximity' })
  const navigate = useNavigate({ from: '/proximity' })
  /** Changes the address: a step that Back takes back, unless it is said otherwise. */
  const setAddress = (part: Partial<ProximityParams>, step: Partial<AddressStep> = {}): void =>
    void navigate({ search: (was) => ({ ...was, ...part }), resetScroll: false, ...step })

  const linked = linkedRadius(address.radius)
  useEffect(() => {
    if (linked.isHeld) toast({ kind: 'error', ...wrongRadiusWords(linked.miles) })
  }, [linked.isHeld, linked.miles])
  const radius = useLiveParam(linked.miles, (miles, step) => setAddress({ radius: radiusParam(miles) }, step))
  const { lat, lng } = address
  const center = useMemo(() => centerIn({ lat, lng }), [lat, lng])
  const narrowed = useMemo(() => narrowedIn(address, book), [address, book])
  const narrowing = useNarrowing(book, narrowed, (params, step) =>
    setAddress({ ...NO_NAMES, ...params }, step),
  )
  const { criteria } = narrowing

  const subject = useMemo((): Subject | null => {
    const slot = book && address.subject !== undefined ? findSlot(book, address.subject) : -1
    if (book === null || slot < 0) return null
    const property = propertyAt(book, slot)
    const miles = center && hasCoordinates(property) ? haversineMiles(center, property) : null
    return { slot, property, miles }
  }, [book, address.subject, center])
  const sort = address.sort ?? NEAREST_FIRST
  const result = useFoundComps({
    // What is asked in words waits for their reader.
    book: criteria === null ? null : book,
    center,
    radius: radius.value,
    criteria: criteria ?? NO_CRITERIA,
    subject: subject?.slot ?? -1,
    sort,
  })

  const rows = useBookRows(book)
  const { address: typed, place: called } = address
  const place = useMemo(
    () => center && { center, label: called ?? typed ?? coordinateWords(center), address: typed ?? null },
    [center, called, typed],
  )
  const label = place?.label
  useEffect(() => {
    if (lat === undefined || lng === undefined || label === undefined) return
    keepLastPlace({ label, lat, lng, radius: linked.miles, address: typed, place: called })
  }, [label, lat, lng, linked.miles, typed, called])

  return {
    status: searchStatus(book, failure, false),
    retry,
    bookSize: book?.size ?? 0,

    place,
    pendingAddress: center === null ? (address.address ?? null) : null,
    goTo(destination) {
      setAddress(
        paramsTo(destination, radius.value),
        // A link whose address had to be looked up is no step to go back to.
        { replace: address.address !== undefined && center === null },
      )
      if (book === null) return null
      const around = allAround(book, destination.center)
      const within = countWithin(around, radius.value)
      const own = destination.subjectId === undefined ? -1 : findSlot(book, destination.subjectId)
      return within - (own >= 0 && around.slots.subarray(0, within).includes(own) ? 1 : 0)
    },
    moveTo: (point) => setAddress({ ...centerParams(point), address: undefined, place: undefined }),
    radius: radius.value,
    setRadius: radius.set,

    narrowing,

    subject,
    setSubject: (id) => setAddress({ subject: id ?? undefined }),

    result,
    sort,
    setSort: (next) => setAddress({ sort: next === NEAREST_FIRST ? undefined : next }),
    view: address.view ?? 'table',
    setView: (view) => setAddress({ view: view === 'table' ? undefined : view }),
    unit: address.unit ?? 'month',
    setUnit: (unit) => setAddress({ unit: unit === 'month' ? undefined : unit }, { replace: true }),

    ...rows,
    ...useOpenProperty(),
  }
}
