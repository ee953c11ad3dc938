/** What an answer was: the route as the contract writes it, and how it went. */
export interface AnsweredRequest {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly seconds: number
}

/** Requests of one route, by method and status. */
export interface RequestCount {
  readonly route: string
  readonly method: string
  readonly status: number
  readonly count: number
}

/** How long the answers of one route took to begin. */
export interface RequestTimes {
  readonly route: string
  /** How many took at most as long as the bound of the same place in `BOUNDS_S`; the last counts all. */
  readonly within: readonly number[]
  readonly sumSeconds: number
}

export interface RequestMetrics {
  note(answered: AnsweredRequest): void
  counts(): RequestCount[]
  times(): RequestTimes[]
}

/** Seconds. */
export const BOUNDS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

/** Kept in the memory of this process, from its start. */
export function createRequestMetrics(): RequestMetrics {
  const counts = new Map<string, RequestCount>()
  const times = new Map<string, { route: string; within: number[]; sumSeconds: number }>()
  return {
    note({ route, method, status, seconds }) {
      const key = `${method} ${status} ${route}`
      counts.set(key, { route, method, status, count: (counts.get(key)?.count ?? 0) + 1 })
      const timed = times.get(route) ?? { route, within: [...BOUNDS_S.map(() => 0), 0], sumSeconds: 0 }
      timed.within = timed.within.map((n, i) => n + (seconds <= (BOUNDS_S[i] ?? Infinity) ? 1 : 0))
      timed.sumSeconds += seconds
      times.set(route, timed)
    },
    counts: () => [...counts.values()],
    times: () => [...times.values()],
  }
}
