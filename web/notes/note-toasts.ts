import type { OutcomeWords } from '../ui/layers/tell-outcome.ts'
import { MESSAGES } from '../ui/messages.ts'
import { SERVER_AWAY } from '../ui/server-away.ts'

export const ADD_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteAdded, description: MESSAGES.noteAddedHow },
  failed: MESSAGES.noteAddFailed,
  unsent: null,
}
export const EDIT_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteUpdated },
  failed: MESSAGES.noteUpdateFailed,
  unsent: `${SERVER_AWAY} Your text is saved in this browser.`,
}
export const DELETE_WORDS: OutcomeWords = {
  saved: { title: MESSAGES.noteDeleted },
  failed: MESSAGES.noteDeleteFailed,
  unsent: `${SERVER_AWAY} The note was not deleted.`,
}
