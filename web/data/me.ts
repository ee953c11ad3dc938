import * as z from 'zod/mini'
import { api, LOGIN_PATH } from '../../sync/api.ts'
import { call } from './call.ts'

export type Me = z.infer<typeof api.me.output>

const KEY = 'clearheight-me'
/** How long it takes at most, more or less, to sign in as another of the demo's people, ms. */
const CHANGE_MS = 4_000

/** Who was signed in at the last visit, so that the stored book can be shown before the server answers. */
export function rememberedMe(): Me | null {
  try {
    return z.parse(api.me.output, JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}

/** Asks the server who is signed in. Throws `CallError` with status 401 where nobody is. */
export async function fetchMe(): Promise<Me> {
  const me = await call(api.me, {})
  try {
    localStorage.setItem(KEY, JSON.stringify(me))
  } catch {
    // Not remembered: the next visit waits for the server.
  }
  return me
}

/** Waits until another tab knows that somebody else is signed in by now, but not for ever. */
export function untilSomebodyElse(userId: string): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      const me = rememberedMe()
      if (me !== null && me.id !== userId) resolve()
    }
    window.addEventListener('storage', look)
    setTimeout(resolve, CHANGE_MS)
    look()
  })
}

export function forgetMe(): void {
  localStorage.removeItem(KEY)
}

/** The way to sign in and come back here; in the demo, `as` one of its people. */
export function loginPath(as?: string): string {
  const search = new URLSearchParams({ returnTo: location.pathname + location.search, ...(as && { as }) })
  return `${LOGIN_PATH}?${search}`
}
