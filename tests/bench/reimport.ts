import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BenchFigures } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'
import { runImport } from './import.ts'

const ROWS = 100_000

/**
 * A source of 100,000 rows imported again, by the real command in a process of its own: as it was, and with another
 * rent in every row. The time is that of the whole process, Postgres started and stopped in it; beside it the processor
 * time of the command alone, which a busy machine makes less longer.
 */
export async function benchReimport(): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  // As root, Postgres runs as another user, who must be able to enter.
  chmodSync(scratch, 0o755)
  try {
    const csv = join(scratch, 'book.csv')
    const dataDir = join(scratch, 'data')
    writeFileSync(csv, generatedCsv(ROWS))
    const first = await runImport(csv, dataDir, ROWS)
    const unchanged = await runImport(csv, dataDir, ROWS)
    const raised = (rent: number | null) => (rent === null ? 1 : Math.round((rent + 0.01) * 100) / 100)
    writeFileSync(
      csv,
      generatedCsv(ROWS, (row) => ({ ...row, rentPerSf: raised(row.rentPerSf) })),
    )
    const changed = await runImport(csv, dataDir, ROWS)
    return {
      reimport_100k_first_s: first.seconds,
      reimport_100k_first_cpu_s: first.cpuSeconds,
      reimport_100k_none_changed_s: unchanged.seconds,
      reimport_100k_none_changed_cpu_s: unchanged.cpuSeconds,
      reimport_100k_none_changed_peak_mb: unchanged.peakMb,
      reimport_100k_all_changed_s: changed.seconds,
      reimport_100k_all_changed_cpu_s: changed.cpuSeconds,
      reimport_100k_all_changed_peak_mb: changed.peakMb,
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}
