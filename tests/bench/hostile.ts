import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { BenchFigures } from './figures.ts'
import { HOSTILE_WORKBOOKS } from './hostile/hostile-workbooks.ts'
import type { HostileRead } from './hostile/read-hostile.ts'

const CHILD = fileURLToPath(new URL('hostile/read-hostile.ts', import.meta.url))
/** As the product gives to the process that reads sources. */
const MEMORY = '--max-old-space-size=400'

/** What workbooks that were made to take all memory take, each in a process of its own, and what they end in. */
export async function benchHostile(): Promise<BenchFigures> {
  const scratch = mkdtempSync(join(tmpdir(), 'clearheight-bench-hostile-'))
  const path = join(scratch, 'comps.xlsx')
  try {
    const figures: Record<string, number> = {}
    for (const [name, make] of Object.entries(HOSTILE_WORKBOOKS)) {
      const bytes = make()
      writeFileSync(path, bytes)
      const { ended, seconds, peakMb } = await readIn(path)
      console.log(`  ${name}, ${Math.round(bytes.length / 1024)} KB: ${ended}`)
      figures[`hostile_${name}_s`] = seconds
      figures[`hostile_${name}_peak_mb`] = peakMb
    }
    return figures
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

async function readIn(path: string): Promise<HostileRead> {
  const child = fork(CHILD, { execArgv: [MEMORY] })
  child.send(path)
  const [told] = (await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [null])])) as [
    HostileRead | null,
  ]
  if (told === null) throw new Error('The reading ended without an answer.')
  return told
}
