import type { ImportProgress, ImportStage } from '../run/import-summary.ts'
import { progressLine } from './progress-line.ts'

const PLAIN_ROWS = 10_000
const REDRAW_MS = 80

export interface ShownProgress {
  show(progress: ImportProgress): void
  end(): void
}

type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** Shows where an import is: one line drawn anew on a terminal, now and then a plain line elsewhere. */
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
