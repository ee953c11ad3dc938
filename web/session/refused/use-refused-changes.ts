import { useSyncExternalStore } from 'react'
import { customNameOf } from '../../../sync/domain/fields/custom-fields.ts'
import { FIELDS } from '../../../sync/domain/fields.ts'
import { LONGEST_REASON, LONGEST_TYPED } from '../../../sync/domain/records/correction.ts'
import { NOTE_LENGTH } from '../../../sync/domain/records/note.ts'
import { useSync } from '../../data/book/book.tsx'
import { keyOf, typedWritesOf } from '../../data/comp-lists/typed-writes.ts'
import { useCompListWrites } from '../../data/comp-lists/use-comp-list-writes.ts'
import { usePropertyWrites } from '../../data/corrections/property-writes.ts'
import { type TypedCorrection, typedCorrectionsOf } from '../../data/corrections/typed-corrections.ts'
import { noteDraftsOf } from '../../data/notes/browser-note-drafts.ts'
import type { WriteOutcome, Written } from '../../data/requests/write-outcome.ts'
import { type TypedText, typedTexts, withTexts, writeTitle } from './typed-texts.ts'

const KNOWN: Readonly<Record<string, { readonly label: string }>> = FIELDS

/** Something that a person typed and that the server refused for good, or does not have. */
export interface RefusedChange {
  key: string
  title: string
  /** Why it was refused; null where the server did not say. */
  refusal: string | null
  texts: TypedText[]
  /** Sends it with these texts in place of its own; null while nothing can be sent. */
  send: ((texts: readonly string[]) => Promise<WriteOutcome | Written>) | null
  drop(): void
}

/** A user's changes that were not saved, of this visit and of visits before. */
export function useRefusedChanges(userId: string): readonly RefusedChange[] {
  const writes = useCompListWrites()
  const sync = useSync()
  const refused = typedWritesOf(userId)
  const lists = useSyncExternalStore(refused.subscribe, refused.all)
  const propertyWrites = usePropertyWrites()
  const corrections = typedCorrectionsOf(userId)
  const corrected = useSyncExternalStore(corrections.subscribe, corrections.all)
  const drafts = noteDraftsOf(userId)
  const notes = useSyncExternalStore(drafts.subscribe, drafts.all)
  return [
    ...lists.map(
      ({ write, refusal }): RefusedChange => ({
        key: keyOf(write),
        title: writeTitle(write),
        refusal,
        texts: typedTexts(write),
        send: writes && ((texts) => writes.perform(withTexts(write, texts))),
        drop: () => refused.drop(write),
      }),
    ),
    ...corrected.map(
      ({ write, refusal }): RefusedChange => ({
        key: `correct ${write.propertyId} ${write.field}`,
        title: `Correction: ${write.propertyName}`,
        refusal,
        texts: correctionTexts(write),
        send: propertyWrites && ((texts) => propertyWrites.correctAgain(withCorrectionTexts(write, texts))),
        drop: () => corrections.drop(write),
      }),
    ),
    ...notes
      .filter(({ state }) => state === 'failed')
      .map(
        (draft): RefusedChange => ({
          key: draft.id,
          title: draft.isPrivate ? 'Private note' : 'Team note',
          refusal: null,
          texts: [{ label: 'Note', text: draft.note, longest: NOTE_LENGTH, isNeeded: true }],
          send: sync && (([note = '']) => sync.notes.send({ ...draft, note })),
          drop: () => drafts.drop(draft.id),
        }),
      ),
  ]
}

/** The texts of a correction, in the order of its form. */
function correctionTexts({ field, typed, reason }: TypedCorrection): TypedText[] {
  return [
    {
      label: KNOWN[field]?.label ?? customNameOf(field) ?? field,
      text: typed,
      longest: LONGEST_TYPED,
      isNeeded: false,
    },
    { label: 'Reason', text: reason ?? '', longest: LONGEST_REASON, isNeeded: false },
  ]
}

/** The correction with other texts, in the same order. */
function withCorrectionTexts(
  correction: TypedCorrection,
  [typed = '', reason = '']: readonly string[],
): TypedCorrection {
  return { ...correction, typed, reason: reason || null }
}
