import type { WriteOutcome } from '../data/write-outcome.ts'
import { MESSAGES } from '../ui/messages.ts'
import { toast } from '../ui/toast.tsx'

interface Words {
  saved: { title: string; description?: string }
  failed: string
  /** For a change that was not taken; a new note waits by itself and says so in the list. */
  unsent: string | null
}

export const ADD_WORDS: Words = {
  saved: { title: MESSAGES.noteAdded, description: MESSAGES.noteAddedHow },
  failed: MESSAGES.noteAddFailed,
  unsent: null,
}
export const EDIT_WORDS: Words = {
  saved: { title: MESSAGES.noteUpdated },
  failed: MESSAGES.noteUpdateFailed,
  unsent: 'The server does not answer. Your text is kept.',
}
export const DELETE_WORDS: Words = {
  saved: { title: MESSAGES.noteDeleted },
  failed: MESSAGES.noteDeleteFailed,
  unsent: 'The server does not answer. The note is still there.',
}

/** Says what became of a write. Nothing is said of one that is still on its way. */
export async function tellOutcome(
  write: Promise<WriteOutcome>,
  { saved, failed, unsent }: Words,
): Promise<void> {
  switch (await write) {
    case 'saved':
      toast({ ...saved, kind: 'success' })
      break
    case 'failed':
      toast({ title: MESSAGES.error, description: failed, kind: 'error' })
      break
    case 'unsent':
      if (unsent !== null) toast({ title: 'Not sent yet', description: unsent })
      break
    case 'unconfirmed':
      break
  }
}
