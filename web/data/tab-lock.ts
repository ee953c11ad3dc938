/** Work that one tab of the browser does at a time. A tab that is closed or dies lets go by itself. */
export interface TabLock {
  /** Waits for its turn; runs at once where the browser has no locks, and after a while in any case. */
  run<T>(work: () => Promise<T>): Promise<T>
  /** Runs only if no other tab is at it; null otherwise. */
  runIfFree<T>(work: () => Promise<T>): Promise<T | null>
}

/** A tab that the system has put to sleep keeps its lock: after so long it is not waited for, ms. */
const LOCK_TIMEOUT_MS = 30_000

export function createTabLock(
  locks: Pick<LockManager, 'request'> | undefined,
  name: string,
  timeoutMs = LOCK_TIMEOUT_MS,
): TabLock {
  async function request<T>(options: LockOptions, work: (lock: Lock | null) => Promise<T>): Promise<T> {
    let began = false
    const begin = (lock: Lock | null): Promise<T> => {
      began = true
      return work(lock)
    }
    try {
      return await (locks === undefined ? begin(null) : locks.request(name, options, begin))
    } catch (error) {
      if (began) throw error
      return await work(null)
    }
  }
  return {
    run: (work) => request({ signal: AbortSignal.timeout(timeoutMs) }, work),
    runIfFree: (work) =>
      request({ ifAvailable: true }, async (lock) =>
        lock === null && locks !== undefined ? null : await work(),
      ),
  }
}
