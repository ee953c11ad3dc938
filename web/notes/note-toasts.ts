import type { OutcomeWords } from '../ui/layers/tell-outcome.ts'
import { MESSAGES } from '../ui/messages.ts'

export const ADD_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteAdded, description: MESSAGES.noteAddedHow },
  failed: MESSAGES.noteAddFailed,
  unsent: null,
}
export const EDIT_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteUpdated },
  failed: MESSAGES.noteUpdateFailed,
  unsent: 'The server does not answer. Your text is kept.',
}
export const DELETE_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteDeleted },
  failed: MESSAGES.noteDeleteFailed,
  unsent: 'The server does not answer. The note is still there.',
}
