import type { ImportProgress, ImportStage } from '../run/import-summary.ts'

const PLAIN_ROWS = 10_000
const REDRAW_MS = 80

export interface ShownProgress {
  show(progress: ImportProgress): void
  end(): void
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Shows the progress of an import: on a terminal one line that is redrawn, elsewhere a plain line now and then. */
export function showProgress(output: Output, name: string, total: number | null): ShownProgress {
  return output.isTTY ? redrawn(output, name, total) : plain(output, name)
}

function redrawn(output: Output, name: string, total: number | null): ShownProgress {
  let drawnAt = Number.NEGATIVE_INFINITY
  let stage: ImportStage | undefined
  return {
    show(progress) {
      const now = performance.now()
      if (progress.stage === stage && now - drawnAt < REDRAW_MS) return
      stage = progress.stage
      drawnAt = now
      output.write(`\r\x1b[K${progressLine(name, progress, total)}`)
    },
    end() {
      if (stage) output.write('\r\x1b[K')
    },
  }
}

function plain(output: Output, name: string): ShownProgress {
  let said = 0
  return {
    show({ stage, rows }) {
      if (stage !== 'reading' || rows - said < PLAIN_ROWS) return
      said = rows - (rows % PLAIN_ROWS)
      output.write(`${name}: ${said.toLocaleString('en-US')} rows read\n`)
    },
    end() {},
  }
}

const WIDTH = 24

const STAGES: Record<ImportStage, string> = {
  reading: 'reading',
  comparing: 'comparing with your properties',
  writing: 'writing',
  done: 'done',
}

/** The progress of an import as one line with a bar. Without a `total` the bar only moves. */
export function progressLine(name: string, { stage, rows }: ImportProgress, total: number | null): string {
  return `${name} [${bar(stage, rows, total)}] ${rows.toLocaleString('en-US')} rows, ${STAGES[stage]}`
}

function bar(stage: ImportStage, rows: number, total: number | null): string {
  if (stage === 'done') return '#'.repeat(WIDTH)
  if (total === null && stage === 'reading') {
    const at = Math.floor(rows / 250) % WIDTH
    return `${'-'.repeat(at)}#${'-'.repeat(WIDTH - at - 1)}`
  }
  // Reading takes longest. The bar is full only when the book is written.
  const share =
    stage === 'reading'
      ? 0.7 * Math.min(1, rows / Math.max(1, total ?? 0))
      : stage === 'comparing'
        ? 0.7
        : 0.8
  const full = Math.round(share * WIDTH)
  return '#'.repeat(full) + '-'.repeat(WIDTH - full)
}
