import { useSearch as useAddress, useNavigate } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'
import { type Compared, comparedWith } from '../../../sync/adjustments/compared-with.ts'
import type { GridSort } from '../../../sync/adjustments/grid-order.ts'
import { subjectProperty } from '../../../sync/adjustments/subject-property.ts'
import type { Book } from '../../../sync/book/book.ts'
import { findSlot } from '../../../sync/book/find-slot.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import type { RentUnit } from '../../../sync/domain/format.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { CompFigures } from '../../../sync/proximity/comp-figures.ts'
import type { CompSort } from '../../../sync/proximity/comp-sort.ts'
import { type Narrowing, useNarrowing } from '../../criteria/use-narrowing.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { useMe } from '../../data/session/session.tsx'
import { useMay } from '../../data/session/use-may.ts'
import { type OpenPropertyActions, useOpenProperty } from '../../property/use-open-property.ts'
import type { AddressStep } from '../../ui/use-live-param.ts'
import { type ListEdits, useListEdits } from '../edits/use-list-edits.ts'
import type { CompListParams } from './comp-list-params.ts'
import { compsMeeting } from './comps-meeting.ts'
import { type BookProperty, type ListComp, type ListComps, listComps } from './list-comps.ts'
import { listFigures } from './list-figures.ts'
import { sortedListComps } from './sorted-list-comps.ts'

export type ListView = 'comps' | 'adjustments'

/** A list, and what it is narrowed to, whatever the order it is shown in. */
export interface ListSet {
  list: SyncedCompList
  book: Book
  comps: ListComps
  /** As the first row of the table has it: what was typed of it over what the book says. */
  subject: ListComps['subject']
  /** What they are measured against: what was typed of the subject, else what the book says of it. */
  compared: Compared | null
  /** The included comps that meet all criteria, in the list's own order. */
  narrowed: readonly ListComp[]
  figures: CompFigures
  narrowing: Narrowing
  isOwn: boolean
  /** Null for who may only read, and until the sync engine is there. */
  edits: ListEdits | null

  view: ListView
  setView(view: ListView): void
  /** How comps stand in the grid of adjustments: side by side, or a comp a line. */
  grid: 'across' | 'down'
  setGrid(grid: 'across' | 'down'): void
  /** What the grid is sorted by; null for the order of the comps. */
  gridSort: GridSort | null
  setGridSort(sort: GridSort | null): void
  unit: RentUnit
  setUnit(unit: RentUnit): void

  propertyAt(slot: number): Property
  /** The slot of a property of the book, or -1. */
  slotOf(id: string): number
}

/** All the screen of a comp list knows and can do. */
export interface ListScreen extends ListSet, OpenPropertyActions {
  /** The same object as long as nothing of it changes: what needs no order is not drawn again for another one. */
  set: ListSet
  /** The comps of `narrowed` as they are shown. */
  shown: readonly ListComp[]
  /** Null for the list's own order. */
  sort: CompSort | null
  setSort(sort: CompSort | null): void
}

export function useListScreen(list: SyncedCompList, book: Book): ListScreen {
  const address: CompListParams = useAddress({ from: '/comp-lists/$id' })
  const { sort: asked, unit = 'month', view: askedView, grid: askedGrid, order: askedOrder } = address
  const sort = asked ?? null
  const view = askedView ?? 'comps'
  const grid = askedGrid ?? 'across'
  const gridSort = askedOrder ?? null
  const navigate = useNavigate({ from: '/comp-lists/$id' })
  const setAddress = useCallback(
    (part: Partial<CompListParams>, step: Partial<AddressStep> = {}): void =>
      void navigate({ search: (was) => ({ ...was, ...part }), resetScroll: false, ...step }),
    [navigate],
  )
  const mayShare = useMay('shareCompLists')
  // Who became a viewer changes nothing of what the team sees.
  const isOwn = useMe()?.id === list.ownerId && (mayShare || !list.isPublic)
  const writable = useListEdits(list)
  const edits = isOwn ? writable : null
  const read = useMemo(() => readerOf(book), [book])
  const comps = useMemo(() => listComps(list, read.propertyOf), [list, read])
  const compared = useMemo(
    () => comparedWith(list.typedSubject, comps.subject?.property ?? null),
    [list.typedSubject, comps.subject],
  )
  const subject = useMemo(() => {
    const property = subjectProperty(list.typedSubject, comps.subject?.property ?? null)
    return property && { slot: -1, miles: null, ...comps.subject, property }
  }, [list.typedSubject, comps.subject])
  const narrowing = useNarrowing(book, address, setAddress)
  const { criteria } = narrowing
  const narrowed = useMemo(
    () => (criteria === null ? [] : compsMeeting(book, comps.included, criteria)),
    [book, comps, criteria],
  )
  const assumed = book.base.assumed?.terms
  const figures = useMemo(() => listFigures(narrowed), [narrowed])
  const set = useMemo(
    (): ListSet => ({
      list,
      book,
      comps,
      subject,
      compared,
      narrowed,
      figures,
      narrowing,
      isOwn,
      edits,
      view,
      setView: (next) => setAddress({ view: next === 'comps' ? undefined : next }),
      grid,
      setGrid: (next) => setAddress({ grid: next === 'across' ? undefined : next }, { replace: true }),
      gridSort,
      setGridSort: (next) => setAddress({ order: next ?? undefined }, { replace: true }),
      unit,
      setUnit: (next) => setAddress({ unit: next === 'month' ? undefined : next }, { replace: true }),
      propertyAt: read.propertyAt,
      slotOf: read.slotOf,
    }),
    [
      list,
      book,
      comps,
      subject,
      compared,
      narrowed,
      figures,
      narrowing,
      isOwn,
      edits,
      view,
      grid,
      gridSort,
      unit,
      read,
      setAddress,
    ],
  )
  return {
    ...set,
    set,
    shown: useMemo(() => sortedListComps(narrowed, sort, assumed), [narrowed, sort, assumed]),
    sort,
    setSort: useCallback((next) => setAddress({ sort: next ?? undefined }), [setAddress]),
    ...useOpenProperty(),
  }
}

/** Reads each property once: a row whose property has not changed does not render again. */
function readerOf(book: Book) {
  const slots = new Map<string, number>()
  const read = new Map<number, Property>()
  const slotOf = (id: string): number => {
    const slot = slots.get(id) ?? findSlot(book, id)
    slots.set(id, slot)
    return slot
  }
  const propertyIn = (slot: number): Property => {
    const property = read.get(slot) ?? propertyAt(book, slot)
    read.set(slot, property)
    return property
  }
  return {
    slotOf,
    propertyAt: propertyIn,
    propertyOf(id: string): BookProperty | null {
      const slot = slotOf(id)
      return slot < 0 ? null : { slot, property: propertyIn(slot) }
    },
  }
}
