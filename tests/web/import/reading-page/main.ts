import type { ImportDecisions } from '../../../../sync/sheets/model/import-decisions.ts'
import type { TypedCell, TypedReading } from '../../../../sync/sheets/preview/read-preview.ts'
import type { WorkbookPreview } from '../../../../sync/sheets/preview/workbook-preview.ts'
import { openReading, type Reading, ReadingStopped } from '../../../../web/import/reading/open-reading.ts'
import type { ReadingProgress } from '../../../../web/import/reading/reading-messages.ts'

/** What a reading in the page came to. */
export interface PageReading {
  readonly preview: WorkbookPreview | null
  readonly digests: readonly string[]
  /** Why there is no preview. */
  readonly sentence: string | null
  readonly isStopped: boolean
  readonly ms: number
  /** The longest time between two frames meanwhile, ms. */
  readonly longestFrame: number
}

declare global {
  interface Window {
    /** Opens the chosen file. */
    openFile(): void
    readFile(decisions: ImportDecisions, withDigests: boolean): Promise<PageReading>
    readTyped(cell: TypedCell): Promise<TypedReading | null>
    stopReading(): void
    closeReading(): void
    progress: ReadingProgress[]
  }
}

let reading: Reading | null = null

window.progress = []
window.openFile = () => {
  const file = document.querySelector('input')?.files?.[0]
  if (!file) throw new Error('No file was chosen.')
  reading?.close()
  window.progress = []
  reading = openReading({ file: file, form: 'file' }, (progress) => window.progress.push(progress))
}
window.readFile = async (decisions, withDigests) => {
  if (!reading) throw new Error('No file is open.')
  const frames = watchFrames()
  const start = performance.now()
  const rest = () => ({ ms: performance.now() - start, longestFrame: frames.longest() })
  try {
    const { preview, digests } = await reading.read(decisions, { withDigests })
    return { preview, digests, sentence: null, isStopped: false, ...rest() }
  } catch (error) {
    const isStopped = error instanceof ReadingStopped
    const sentence = error instanceof Error ? error.message : String(error)
    return { preview: null, digests: [], sentence, isStopped, ...rest() }
  } finally {
    frames.end()
  }
}
window.readTyped = async (cell) => (await reading?.readTyped(cell)) ?? null
window.stopReading = () => reading?.stop()
window.closeReading = () => reading?.close()

function watchFrames(): { longest(): number; end(): void } {
  let longest = 0
  let last = performance.now()
  let isOver = false
  const note = (now: number) => {
    longest = Math.max(longest, now - last)
    last = now
    if (!isOver) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  return {
    longest: () => longest,
    end: () => {
      isOver = true
    },
  }
}
