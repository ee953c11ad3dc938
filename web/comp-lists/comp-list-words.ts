import { formatPartialDate } from '../../sync/domain/dates/format-date.ts'
import { formatCount } from '../../sync/domain/format.ts'
import { today } from '../exports/today.ts'
import type { OutcomeWords } from '../ui/layers/tell-outcome.ts'
import { LIST_MESSAGES } from '../ui/list-messages.ts'
import { SERVER_AWAY_RETRY } from '../ui/states/server-away.ts'

/** Nothing of a comp list is written while the server is away for good. */
export const UNSENT = SERVER_AWAY_RETRY
export const NOTHING_TO_SAVE = 'There are no properties to save'
/** What a name may look like. */
export const NAME_EXAMPLE = 'Tanner Rd manufacturing, Q4'
/** What was done while there is no connection is kept, and sent by itself. */
const SENT_LATER = 'It will be sent when the server is back.'

/** `view` opens the new list. */
export function createWords(view: () => void): OutcomeWords {
  return {
    saved: { title: LIST_MESSAGES.compListCreated, action: { label: 'View', run: view } },
    waiting: {
      title: 'Comp list saved in this browser',
      description: SENT_LATER,
      action: { label: 'View', run: view },
    },
    failed: LIST_MESSAGES.compListCreateFailed,
    unsent: UNSENT,
  }
}
export const DELETE_WORDS: OutcomeWords = {
  saved: null,
  failed: LIST_MESSAGES.compListDeleteFailed,
  unsent: UNSENT,
}
export const ADD_WORDS: OutcomeWords = {
  saved: { title: LIST_MESSAGES.compAdded },
  waiting: { title: 'Addition saved in this browser', description: SENT_LATER },
  failed: LIST_MESSAGES.compAddFailed,
  unsent: UNSENT,
}
export const REMOVE_WORDS: OutcomeWords = {
  saved: null,
  failed: LIST_MESSAGES.compRemoveFailed,
  unsent: UNSENT,
}
export const UPDATE_WORDS: OutcomeWords = {
  saved: null,
  failed: LIST_MESSAGES.compUpdateFailed,
  unsent: UNSENT,
}

/** Of its name, description, place or sharing. */
export const DETAILS_WORDS: OutcomeWords = {
  saved: null,
  failed: 'Failed to update comp list',
  unsent: UNSENT,
}

/** `12 included, 4 excluded`. */
export function heldWords(included: number, excluded: number): string {
  return `${formatCount(included)} included, ${formatCount(excluded)} excluded`
}

/** `Nov 18, 2026`, of milliseconds since 1970, where the reader is. */
export function createdOn(at: number): string {
  return formatPartialDate(today(new Date(at)), 'short')
}

/** `Nov 18`: as `createdOn`, but for the year where it is the one that `now` is in. */
export function dayOf(at: number, now: number): string {
  return createdOn(at).replace(`, ${today(new Date(now)).slice(0, 4)}`, '')
}

/** `3 miles`, `1 mile`. */
export function milesInWords(miles: number): string {
  return `${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'}`
}
