import { useEffect, useEffectEvent, useState } from 'react'
import {
  type AutoRefreshConfig,
  readAutoRefresh,
  untilRefresh,
  writeAutoRefresh,
} from './auto-refresh-config.ts'
import type { UsedSyncRun } from './use-sync-run.ts'

export interface AutoRefresh {
  config: AutoRefreshConfig
  change(part: Partial<Pick<AutoRefreshConfig, 'enabled' | 'interval'>>): void
}

/**
 * Reads the sources again every so many minutes while a screen that asks for it is open. Skipped while a run is
 * under way, whoever started it.
 */
export function useAutoRefresh({ isRunning, start }: UsedSyncRun): AutoRefresh {
  const [config, setConfig] = useState(() => readAutoRefresh(localStorage))
  const [since, setSince] = useState(Date.now)

  function set(next: AutoRefreshConfig) {
    setConfig(next)
    writeAutoRefresh(localStorage, next)
  }

  const refresh = useEffectEvent(async () => {
    // Another tab may have refreshed meanwhile.
    const { lastRefresh } = readAutoRefresh(localStorage)
    const now = Date.now()
    if (!isRunning && untilRefresh({ ...config, lastRefresh }, since, now) === 0) await start(false)
    set({ ...config, lastRefresh: now })
    setSince(now)
  })

  useEffect(() => {
    const wait = untilRefresh(config, since, Date.now())
    if (wait === null) return
    const timer = setTimeout(() => void refresh(), wait)
    return () => clearTimeout(timer)
  }, [config, since])

  return {
    config,
    change: (part) => set({ ...config, ...part }),
  }
}
