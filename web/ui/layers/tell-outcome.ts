import type { WriteOutcome, Written } from '../../data/requests/write-outcome.ts'
import { MESSAGES } from '../messages.ts'
import { toast } from './toast.tsx'
import type { ToastContent } from './toast-store.ts'

export interface OutcomeWords {
  /** Null where the screen itself shows it. */
  saved: ToastContent | null
  /** After a while without an answer, such as offline; absent where the screen itself shows what waits. */
  waiting?: ToastContent
  /** Where the server does not say why. */
  failed: string
  /** Where there is no connection; null where what was written waits by itself and says so. */
  unsent: string | null
}

/** A server that is there has answered by then. */
const ANSWER_TIMEOUT_MS = 1_500

/** Says what became of a write, and answers it. */
export async function tellOutcome(
  write: Promise<WriteOutcome | Written>,
  { saved, waiting, failed, unsent }: OutcomeWords,
): Promise<WriteOutcome> {
  const patience = waiting && setTimeout(() => toast(waiting), ANSWER_TIMEOUT_MS)
  const written = await write
  clearTimeout(patience)
  const { outcome, refusal } = typeof written === 'string' ? { outcome: written, refusal: null } : written
  switch (outcome) {
    case 'saved':
      if (saved !== null) toast({ kind: 'success', ...saved })
      break
    case 'failed':
      toast({ title: MESSAGES.error, description: refusal ?? failed, kind: 'error' })
      break
    case 'unsent':
      if (unsent !== null) toast({ title: 'Not sent yet', description: unsent })
      break
    case 'unconfirmed':
      break
  }
  return outcome
}
