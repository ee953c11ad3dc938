import * as z from 'zod/mini'
import { reportExport } from '../../../sync/api/exports.ts'
import { CallError, callEmpty } from '../requests/call.ts'
import { createTabLock } from '../tab-lock.ts'
import { UNTOLD_EXPORTS_KEY } from './untold-exports-key.ts'

const MOST_KEPT = 200

type Export = z.infer<typeof reportExport.input>

const lock = createTabLock(navigator.locks, UNTOLD_EXPORTS_KEY)

/**
 * Tells the server of an export that was made here, for the audit log: now, or once there is a connection. Nobody waits
 * for it. Never throws.
 */
export function tellOfExport(made: Export): void {
  keep([...untold(), made].slice(-MOST_KEPT))
  void tell()
}

/** By one tab at a time, or two would tell the same. */
const tell = (): Promise<void> =>
  lock.run(async () => {
    for (let [next] = untold(); next !== undefined; [next] = untold()) {
      try {
        await callEmpty(reportExport, next)
      } catch (error) {
        const isRefused = error instanceof CallError && error.status < 500 && error.status !== 429
        if (!isRefused) return
      }
      keep(untold().slice(1))
    }
  })

function untold(): Export[] {
  try {
    return z.parse(z.array(reportExport.input), JSON.parse(localStorage.getItem(UNTOLD_EXPORTS_KEY) ?? '[]'))
  } catch {
    return []
  }
}

function keep(exports: readonly Export[]): void {
  try {
    if (exports.length === 0) localStorage.removeItem(UNTOLD_EXPORTS_KEY)
    else localStorage.setItem(UNTOLD_EXPORTS_KEY, JSON.stringify(exports))
  } catch {
    // A browser that keeps nothing tells of nothing it made without a connection.
  }
}

// What an earlier visit could not tell.
void tell()
window.addEventListener('online', () => void tell())
