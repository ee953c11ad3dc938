import { ApplicationError } from '@rocicorp/zero'

/** The codes with which a mutator refuses. `not_found` is also used for what the caller may not see. */
export type SyncErrorCode = 'unauthorized' | 'forbidden' | 'not_found' | 'invalid'

const SENTENCES: Record<SyncErrorCode, string> = {
  unauthorized: 'Please sign in.',
  forbidden: 'Only the author may change this.',
  not_found: 'This no longer exists, or is not shared with you.',
  invalid: 'This cannot be saved as it is.',
}

/** A refusal that reaches the person: it travels through the sync engine with its code and sentence. */
export class SyncError extends ApplicationError<{ code: SyncErrorCode }> {
  constructor(code: SyncErrorCode, sentence: string = SENTENCES[code]) {
    super(sentence, { details: { code } })
  }
}
