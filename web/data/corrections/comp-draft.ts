import * as z from 'zod/mini'
import type { FieldName } from '../../../sync/domain/fields.ts'
import { forgetKeys } from '../forget-keys.ts'

const PREFIX = 'clearheight-comp-draft:'

const draft = z.object({
  /** Made once, so that a comp that is sent again is one. */
  id: z.string(),
  typed: z.record(z.string(), z.string()),
})

/** A comp that is typed and not yet added. It survives reloads. */
export interface CompDraft {
  id: string
  typed: Partial<Record<FieldName, string>>
}

/** What is kept for a user; null for nothing. */
export function readCompDraft(userId: string): CompDraft | null {
  try {
    return z.parse(draft, JSON.parse(localStorage.getItem(PREFIX + userId) ?? ''))
  } catch {
    return null
  }
}

export function keepCompDraft(userId: string, kept: CompDraft | null): void {
  try {
    if (kept === null) localStorage.removeItem(PREFIX + userId)
    else localStorage.setItem(PREFIX + userId, JSON.stringify(kept))
  } catch {
    // Kept in memory only.
  }
}

/** Removes the drafts of everyone but this user. */
export function forgetCompDrafts({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
