import { useLayoutEffect, useRef, useState } from 'react'
import { CHARACTERISTIC_WORDS } from '../../../sync/adjustments/grid-words.ts'
import { gridTermsOf } from '../../../sync/comp-lists/comp-list-document.ts'
import { compOf } from '../../../sync/comp-lists/comp-of.ts'
import type { Property } from '../../../sync/domain/property.ts'
import type { Adjustment, TypedSubject } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import type { GridBase, MeasuredCharacteristic, RowRate } from '../../../sync/domain/records/grid-terms.ts'
import type { CompListWrites } from '../../data/comp-lists/comp-list-writes.ts'
import type { SyncedCompList } from '../../data/comp-lists/comp-lists.ts'
import { useCompListWrites } from '../../data/comp-lists/use-comp-list-writes.ts'
import { allOf, mayArrive, type WriteOutcome, type Written } from '../../data/requests/write-outcome.ts'
import { type OutcomeWords, tellOutcome } from '../../ui/layers/tell-outcome.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { LIST_MESSAGES } from '../../ui/list-messages.ts'
import { createUndoStack, type UndoStack, type UndoStep } from '../../ui/undo-stack.ts'
import { ADD_WORDS, REMOVE_WORDS, UPDATE_WORDS } from '../comp-list-words.ts'
import { adjustedAnew } from './adjusted-anew.ts'
import { keepComps, restoreKept } from './keep-comps.ts'
import { keptOnly } from './kept-only.ts'
import { landingPlace } from './landing-place.ts'
import { placedFirst } from './placed-first.ts'
import { restoreComp } from './restore-comp.ts'

/** What its owner can do to a list that is open. Each can be taken back. The same functions for good. */
export interface ListEdits {
  undo: UndoStack
  exclude(propertyId: string, reason: string | null): void
  include(propertyId: string): void
  remove(propertyId: string): void
  /** Moves a comp to stand behind another one; null for the first place. */
  move(propertyId: string, after: string | null): void
  annotate(propertyId: string, notes: string | null): Promise<WriteOutcome>
  setSubject(propertyId: string | null): void
  add(property: Property, notes: string | null): Promise<WriteOutcome>
  describeSubject(subject: TypedSubject | null): void
  setBase(base: GridBase): void
  /** Null takes the rate back. */
  rateRow(of: MeasuredCharacteristic, rate: RowRate | null): void
  /** Null takes the adjustment back. */
  adjust(propertyId: string, of: Characteristic, adjustment: Adjustment | null): void
  weigh(propertyId: string, weight: number | null): void
  /** Says of adjustments and weights that they stand for the rents of today, or takes them back. */
  reviewAdjusted(propertyIds: readonly string[], verdict: 'keep' | 'clear'): void
  /** Keeps these alone among the included comps: adds those that are missing, and leaves out the others. */
  keepOnly(kept: readonly Property[], reason: string): void
  /** The same, and they come first in this order. */
  keepFirst(kept: readonly Property[], reason: string): void
}

/** Null while nothing can be written. */
export function useListEdits(list: SyncedCompList): ListEdits | null {
  const writes = useCompListWrites()
  const newest = useRef({ list, writes })
  useLayoutEffect(() => {
    newest.current = { list, writes }
  })
  const [edits] = useState(() => createEdits(() => newest.current))
  return writes === null ? null : edits
}

interface Current {
  list: SyncedCompList
  writes: CompListWrites | null
}

function createEdits(current: () => Current): ListEdits {
  const undo = createUndoStack()
  const entryOf = (id: string) => current().list.entries.find(({ propertyId }) => propertyId === id)
  const orderNow = () => current().list.entries.map(({ propertyId }) => propertyId)

  async function write(
    work: (writes: CompListWrites, id: number) => Promise<Written>,
    words: OutcomeWords,
  ): Promise<WriteOutcome> {
    const { writes, list } = current()
    return writes === null ? 'unsent' : tellOutcome(work(writes, list.id), words)
  }

  /** Does something that `back` takes back. */
  async function perform(
    words: string,
    work: Parameters<typeof write>[0],
    back: Parameters<typeof write>[0],
    outcomeWords: OutcomeWords = UPDATE_WORDS,
  ): Promise<{ outcome: WriteOutcome; step: UndoStep }> {
    const step = { words, undo: async () => (await write(back, UPDATE_WORDS)) !== 'unsent' }
    undo.push(step)
    const outcome = await write(work, outcomeWords)
    if (!mayArrive(outcome)) undo.drop(step)
    return { outcome, step }
  }

  function keep(kept: readonly Property[], reason: string, first: readonly Property[]): void {
    const { entries, subjectPropertyId } = current().list
    const change = keptOnly(entries, kept, subjectPropertyId)
    const places = placedFirst(
      orderNow(),
      first.map(({ id }) => id),
    )
    void perform(
      `keep ${kept.length} comps`,
      (writes, id) => keepComps(writes, id, { ...change, places: places.there, reason }),
      (writes, id) => restoreKept(writes, id, { ...change, places: places.back }),
    )
  }

  return {
    undo,
    exclude(propertyId, reason) {
      void perform(
        `exclude ${entryOf(propertyId)?.propertyName}`,
        (writes, id) => writes.exclude(id, propertyId, reason),
        (writes, id) => writes.include(id, propertyId),
      )
    },
    include(propertyId) {
      const was = entryOf(propertyId)
      void perform(
        `include ${was?.propertyName}`,
        (writes, id) => writes.include(id, propertyId),
        (writes, id) => writes.exclude(id, propertyId, was?.excludeReason ?? null),
      )
    },
    async remove(propertyId) {
      const was = entryOf(propertyId)
      if (was === undefined) return
      const before = orderNow()
      const { outcome, step } = await perform(
        `remove ${was.propertyName}`,
        (writes, id) => writes.removeComps(id, [propertyId]),
        (writes, id) => restoreComp(writes, id, was, landingPlace(before, orderNow(), propertyId)),
        REMOVE_WORDS,
      )
      if (!mayArrive(outcome)) return
      toast({
        title: LIST_MESSAGES.compRemoved,
        description: was.propertyName,
        kind: 'undo',
        action: { label: 'Undo', words: 'Ctrl or Cmd Z', run: () => void undo.undo(step) },
      })
    },
    move(propertyId, after) {
      const before = orderNow()
      void perform(
        `move ${entryOf(propertyId)?.propertyName}`,
        (writes, id) => writes.place(id, propertyId, after),
        (writes, id) => writes.place(id, propertyId, landingPlace(before, orderNow(), propertyId)),
      )
    },
    async annotate(propertyId, notes) {
      const was = entryOf(propertyId)
      const { outcome } = await perform(
        `change the notes of ${was?.propertyName}`,
        (writes, id) => writes.annotate(id, propertyId, notes),
        (writes, id) => writes.annotate(id, propertyId, was?.notes ?? null),
      )
      return outcome
    },
    setSubject(propertyId) {
      const was = current().list.subjectPropertyId
      void perform(
        'change the subject',
        (writes, id) => writes.setSubject(id, propertyId),
        (writes, id) => writes.setSubject(id, was),
      )
    },
    async add(property, notes) {
      const work: Parameters<typeof write>[0] = (writes, id) => writes.addComps(id, [compOf(property, notes)])
      // A comp that is there stays as it is, so there is nothing to take back.
      if (entryOf(property.id) !== undefined) return await write(work, ADD_WORDS)
      const { outcome } = await perform(
        `add ${property.name}`,
        work,
        (writes, id) => writes.removeComps(id, [property.id]),
        ADD_WORDS,
      )
      return outcome
    },
    describeSubject(subject) {
      const was = current().list.typedSubject
      void perform(
        'describe the subject',
        (writes, id) => writes.describeSubject(id, subject),
        (writes, id) => writes.describeSubject(id, was),
      )
    },
    setBase(base) {
      const was = gridTermsOf(current().list).base
      void perform(
        'change the rent that adjustments start from',
        (writes, id) => writes.setBase(id, base),
        (writes, id) => writes.setBase(id, was),
      )
    },
    rateRow(of, rate) {
      const was = gridTermsOf(current().list).rates[of] ?? null
      void perform(
        `change the rate of ${CHARACTERISTIC_WORDS[of].toLowerCase()}`,
        (writes, id) => writes.rateRow(id, of, rate),
        (writes, id) => writes.rateRow(id, of, was),
      )
    },
    adjust(propertyId, of, adjustment) {
      const entry = entryOf(propertyId)
      const was = entry?.adjustments?.[of] ?? null
      void perform(
        `adjust ${entry?.propertyName}`,
        (writes, id) => writes.adjust(id, propertyId, of, adjustment),
        (writes, id) => writes.adjust(id, propertyId, of, was),
      )
    },
    weigh(propertyId, weight) {
      const entry = entryOf(propertyId)
      void perform(
        `weigh ${entry?.propertyName}`,
        (writes, id) => writes.weigh(id, propertyId, weight),
        (writes, id) => writes.weigh(id, propertyId, entry?.weight ?? null),
      )
    },
    reviewAdjusted(propertyIds, verdict) {
      const reviewed = propertyIds.flatMap((id) => entryOf(id) ?? [])
      const stays = verdict === 'keep'
      void perform(
        `${verdict} adjustments of ${reviewed.length === 1 ? reviewed[0]?.propertyName : `${reviewed.length} comps`}`,
        (writes, id) => allOf(reviewed.flatMap((entry) => adjustedAnew(writes, id, entry, stays))),
        (writes, id) => allOf(reviewed.flatMap((entry) => adjustedAnew(writes, id, entry, true))),
      )
    },
    keepOnly: (kept, reason) => keep(kept, reason, []),
    keepFirst: (kept, reason) => keep(kept, reason, kept),
  }
}
