import { useEffect } from 'react'
import { runWhenIdle } from '../../run-when-idle.ts'
import { savesData } from '../../saves-data.ts'

/**
 * Loads what may be needed next once the browser is idle, so that it is there at once, and when the server is not. Who
 * saves data gets it when it is needed.
 */
export function useLoadAhead(load: () => unknown): void {
  useEffect(() => (savesData() ? undefined : runWhenIdle(load)), [load])
}
