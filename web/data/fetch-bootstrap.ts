import type { Bootstrap } from '../../sync/api/book.ts'
import { BOOTSTRAP_PATH } from '../../sync/api/paths.ts'
import type { FirstPage } from '../../sync/book/question/first-page.ts'
import { unpackFirstPage } from '../../sync/book/wire/pack-first-page.ts'
import { isMe, type Me, rememberMe } from './me.ts'
import { leadToLanding } from './session/lead-to-landing.ts'

/** By then the app is there on most lines, and goes on without it, ms. */
const BOOTSTRAP_TIMEOUT_MS = 1_000

/** `format` is the server's: the first page is of use only to an app of the same one. */
export interface Opened {
  format: number
  me: Me
  firstPage: FirstPage
}

/**
 * Asks who is signed in, and what to show them until their book is here. Null where there is no answer of use. Nobody:
 * leads to the public page.
 */
export async function fetchBootstrap(): Promise<Opened | null> {
  try {
    const response = await fetch(BOOTSTRAP_PATH, { signal: AbortSignal.timeout(BOOTSTRAP_TIMEOUT_MS) })
    // The page is being left: nothing of it is to come up.
    if (response.status === 401 && leadToLanding()) return await new Promise(() => undefined)
    const { format, me, firstPage } = (await response.json()) as Bootstrap
    if (!response.ok || !isMe(me)) return null
    rememberMe(me)
    return { format, me, firstPage: unpackFirstPage(firstPage) }
  } catch {
    return null
  }
}
