import { readFileSync } from 'node:fs'
import { openFile } from '../../../edge/files/open-file.ts'
import { WorkbookError } from '../../../sync/sheets/model/workbook-error.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'

/** Reads a file to its end, and tells what it ended in, the time and the most memory that it took. */
export interface HostileRead {
  /** The sentence that refused it, or how many rows were read. */
  readonly ended: string
  readonly seconds: number
  readonly peakMb: number
}

process.once('message', async (path: string) => {
  const started = performance.now()
  const ended = await read(path)
  const seconds = (performance.now() - started) / 1000
  const status = readFileSync('/proc/self/status', 'utf8')
  const peakMb = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
  const told: HostileRead = { ended, seconds, peakMb }
  process.send?.(told, () => process.disconnect())
})

async function read(path: string): Promise<string> {
  let rows = 0
  try {
    for await (const event of readWorkbook(await openFile(path))) if (event.kind === 'row') rows++
    return `${rows} rows`
  } catch (error) {
    if (error instanceof WorkbookError) return error.message
    throw error
  }
}
