import type { FirstPage } from '../../sync/book/question/first-page.ts'
import { BOOK_FORMAT } from '../../sync/book/wire/book-version.ts'
import { unpackFirstPage } from '../../sync/book/wire/pack-first-page.ts'
import { OPENING_PATH, type Opening } from '../../sync/opening.ts'
import { isMe, type Me, rememberMe } from './session/me.ts'

/** By then the app is there on most lines, and goes on without it, ms. */
const PATIENCE_MS = 1_000

/** Asks who is signed in, and what to show them until their book is here. Null where there is no answer of use. */
export async function fetchOpening(): Promise<{ me: Me; firstPage: FirstPage } | null> {
  try {
    const response = await fetch(OPENING_PATH, { signal: AbortSignal.timeout(PATIENCE_MS) })
    const { format, me, firstPage } = (await response.json()) as Opening
    if (!response.ok || format !== BOOK_FORMAT || !isMe(me)) return null
    rememberMe(me)
    return { me, firstPage: unpackFirstPage(firstPage) }
  } catch {
    return null
  }
}
