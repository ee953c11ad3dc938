import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchFigures } from './figures.ts'
import { generatedCsv } from './generated-csv.ts'

const LAUNCHER = fileURLToPath(new URL('../../edge/local/launch.mjs', import.meta.url))
const ROWS = 200_000
const WATCH_MS = 100

/**
 * 200,000 rows of CSV through the real command in a process of its own, into a new book and once more into the
 * same. The time is that of the whole process, Postgres started and stopped in it.
 */
export async function benchImport(): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  // As root, Postgres runs as another user, who must be able to enter.
  chmodSync(scratch, 0o755)
  try {
    const csv = join(scratch, 'book.csv')
    writeFileSync(csv, generatedCsv(ROWS))
    const first = await runImport(csv, join(scratch, 'data'))
    const again = await runImport(csv, join(scratch, 'data'))
    return {
      import_200k_s: first.seconds,
      import_200k_peak_mb: first.peakMb,
      import_200k_unchanged_s: again.seconds,
      import_200k_unchanged_peak_mb: again.peakMb,
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

/** Runs the command in a process of its own over a file of so many rows. */
export async function runImport(
  csv: string,
  dataDir: string,
  rows = ROWS,
): Promise<{ seconds: number; peakMb: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [LAUNCHER, 'import', csv], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  let peakMb = 0
  const watching = setInterval(() => {
    peakMb = Math.max(peakMb, peakOf(startedBy(child.pid)))
  }, WATCH_MS)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watching)
  if (code !== 0 || !said.includes(`${rows.toLocaleString('en-US')} rows read`))
    throw new Error(`The import failed: ${said}`)
  return { seconds: (performance.now() - started) / 1000, peakMb }
}

/** The process the launcher has handed over to. */
function startedBy(launcher: number | undefined): string {
  try {
    return readFileSync(`/proc/${launcher}/task/${launcher}/children`, 'utf8').trim()
  } catch {
    return ''
  }
}

/** The most memory the process has had resident so far, as Linux tells; NaN elsewhere. */
function peakOf(pid: string): number {
  try {
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return Number(kilobytes ?? 0) / 1024
  } catch {
    return process.platform === 'linux' ? 0 : Number.NaN
  }
}
