import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchFigures } from './figures.ts'
import { cpuOf } from './fleet/process-figures.ts'
import { generatedCsv } from './generated-csv.ts'

const LAUNCHER = fileURLToPath(new URL('../../edge/local/launch.mjs', import.meta.url))
const SIZES = { '100k': 100_000, '200k': 200_000 }
const WATCH_MS = 100

/**
 * So many rows of CSV through the real command in a process of its own, into a new book and once more into the same. The
 * time is that of the whole process, Postgres started and stopped in it; beside it the processor time of the command
 * alone, which a busy machine makes less longer.
 */
export async function benchImport(): Promise<BenchFigures> {
  const [load = Number.NaN] = loadavg()
  const figures: BenchFigures = { machine_load_before: load }
  for (const [size, rows] of Object.entries(SIZES))
    Object.assign(figures, await importOf(`import_${size}`, rows))
  return figures
}

/** The same with a million rows, which takes many minutes. */
export async function benchLargeImport(): Promise<BenchFigures> {
  return await importOf('import_1m', 1_000_000)
}

async function importOf(name: string, rows: number): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-'))
  // As root, Postgres runs as another user, who must be able to enter.
  chmodSync(scratch, 0o755)
  try {
    const csv = join(scratch, 'book.csv')
    writeFileSync(csv, generatedCsv(rows))
    const first = await runImport(csv, join(scratch, 'data'), rows)
    const again = await runImport(csv, join(scratch, 'data'), rows)
    return {
      [`${name}_s`]: first.seconds,
      [`${name}_cpu_s`]: first.cpuSeconds,
      [`${name}_peak_mb`]: first.peakMb,
      [`${name}_unchanged_s`]: again.seconds,
      [`${name}_unchanged_cpu_s`]: again.cpuSeconds,
      [`${name}_unchanged_peak_mb`]: again.peakMb,
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

interface Imported {
  readonly seconds: number
  readonly cpuSeconds: number
  readonly peakMb: number
}

/** Runs the command in a process of its own over a file of so many rows. */
export async function runImport(csv: string, dataDir: string, rows: number): Promise<Imported> {
  const started = performance.now()
  const child = spawn(process.execPath, [LAUNCHER, 'import', csv], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => (said += chunk))
  let [peakMb, cpuSeconds] = [0, 0]
  const watching = setInterval(() => {
    const pid = startedBy(child.pid)
    peakMb = Math.max(peakMb, peakOf(pid))
    cpuSeconds = Math.max(cpuSeconds, cpuOf(Number(pid)))
  }, WATCH_MS)
  const code = await new Promise((resolve) => child.on('close', resolve))
  clearInterval(watching)
  if (code !== 0 || !said.includes(`${rows.toLocaleString('en-US')} rows read`))
    throw new Error(`The import failed: ${said}`)
  return { seconds: (performance.now() - started) / 1000, cpuSeconds, peakMb }
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
