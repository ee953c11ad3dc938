import type { WriteOutcome } from '../requests/write-outcome.ts'
import type { NoteDraft, NoteDrafts } from './note-drafts.ts'

/** Sends new notes until each is confirmed or refused. */
export interface NoteOutbox {
  send(draft: NoteDraft): Promise<WriteOutcome>
  /** Sends again whatever nobody has confirmed. To be called when the connection is back. */
  sendWaiting(): void
}

/** `add` may be called again for a note that has arrived: its id makes the second time change nothing. */
export function createNoteOutbox(
  drafts: NoteDrafts,
  add: (draft: NoteDraft) => Promise<WriteOutcome>,
): NoteOutbox {
  const underWay = new Map<string, Promise<WriteOutcome>>()

  async function deliver(draft: NoteDraft): Promise<WriteOutcome> {
    const waiting: NoteDraft = { ...draft, state: 'waiting' }
    drafts.put(waiting)
    const outcome = await add(waiting)
    underWay.delete(draft.id)
    if (outcome === 'saved') drafts.drop(draft.id)
    // Deleted meanwhile, it stays deleted.
    const isStillThere = drafts.all().some(({ id }) => id === draft.id)
    if (outcome === 'failed' && isStillThere) drafts.put({ ...draft, state: 'failed' })
    return outcome
  }

  function send(draft: NoteDraft): Promise<WriteOutcome> {
    const delivery = underWay.get(draft.id) ?? deliver(draft)
    underWay.set(draft.id, delivery)
    return delivery
  }

  return {
    send,
    sendWaiting() {
      for (const draft of drafts.all()) if (draft.state === 'waiting') void send(draft)
    },
  }
}
