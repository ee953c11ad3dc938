import type { WriteOutcome, Written } from '../data/write-outcome.ts'
import { MESSAGES } from './messages.ts'
import { toast } from './toast.tsx'
import type { ToastContent } from './toast-store.ts'

export interface OutcomeWords {
  /** Null where the screen itself shows it. */
  saved: ToastContent | null
  /** Where the server does not say why. */
  failed: string
  /** Where there is no connection; null where what was written waits by itself and says so. */
  unsent: string | null
}

/** Says what became of a write, and answers it. Nothing is said of one that is still on its way. */
export async function tellOutcome(
  write: Promise<WriteOutcome | Written>,
  { saved, failed, unsent }: OutcomeWords,
): Promise<WriteOutcome> {
  const written = await write
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
