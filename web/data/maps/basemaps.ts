import * as z from 'zod/mini'
import { getBasemaps } from '../../../sync/api/maps.ts'
import { type Basemaps, basemaps } from '../../../sync/maps/basemaps.ts'
import { memoizeAsync } from '../../../sync/memo.ts'
import { CallError, call } from '../requests/call.ts'

const KEY = 'clearheight-basemaps'

const askOnce = memoizeAsync(ask)

/**
 * Which maps can be drawn, asked once per page. Where the server does not answer, its last answer is used: the built-in
 * map needs no server. Throws as `call` does, and then asks again the next time.
 */
export function fetchBasemaps(): Promise<Basemaps> {
  return askOnce().catch((error: unknown) => {
    const last = error instanceof CallError ? null : remembered()
    if (last === null) throw error
    return last
  })
}

async function ask(): Promise<Basemaps> {
  const answer = await call(getBasemaps, {})
  try {
    localStorage.setItem(KEY, JSON.stringify(answer))
  } catch {
    // Not remembered: without the server there is no map.
  }
  return answer
}

function remembered(): Basemaps | null {
  try {
    return z.parse(basemaps, JSON.parse(localStorage.getItem(KEY) ?? ''))
  } catch {
    return null
  }
}
