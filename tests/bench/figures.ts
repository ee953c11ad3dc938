/** What a benchmark found: each figure under a name that ends in its unit. */
export type BenchFigures = Record<string, number>

/** A figure as it is printed: four digits that count. */
export function measured(value: number): string {
  return Math.abs(value) >= 1000 ? value.toFixed(0) : String(Number(value.toPrecision(4)))
}

/** The value below which a share of the values lies. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}

/** Runs `work` at least `runs` times after a warm-up and answers the time of each run, ms. */
export function timeRuns(runs: number, work: () => void): number[] {
  for (let i = 0; i < Math.max(3, runs / 10); i++) work()
  return Array.from({ length: runs }, () => {
    const start = performance.now()
    work()
    return performance.now() - start
  })
}
