import type { ImportProgress, ImportStage } from '../run/import-summary.ts'

const WIDTH = 24

const STAGES: Record<ImportStage, string> = {
  reading: 'reading',
  comparing: 'comparing with your properties',
  writing: 'writing',
  done: 'done',
}

/** Where an import is, as one line with a bar. Without a `total` the bar only shows that it goes on. */
export function progressLine(name: string, { stage, rows }: ImportProgress, total: number | null): string {
  return `${name} [${bar(stage, rows, total)}] ${rows.toLocaleString('en-US')} rows, ${STAGES[stage]}`
}

function bar(stage: ImportStage, rows: number, total: number | null): string {
  if (stage === 'done') return '#'.repeat(WIDTH)
  if (total === null && stage === 'reading') {
    const at = Math.floor(rows / 250) % WIDTH
    return `${'-'.repeat(at)}#${'-'.repeat(WIDTH - at - 1)}`
  }
  // Reading is the longer part; the bar is full only when the book is written.
  const share =
    stage === 'reading'
      ? 0.7 * Math.min(1, rows / Math.max(1, total ?? 0))
      : stage === 'comparing'
        ? 0.7
        : 0.8
  const full = Math.round(share * WIDTH)
  return '#'.repeat(full) + '-'.repeat(WIDTH - full)
}
