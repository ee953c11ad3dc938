import { openWorkbook } from '../../../sync/sheets/file/open-workbook.ts'
import { sheetsIn } from '../../../sync/sheets/file/sheets-text.ts'
import type { ImportDecisions } from '../../../sync/sheets/model/import-decisions.ts'
import { WorkbookError } from '../../../sync/sheets/model/workbook-error.ts'
import { type KeptSheets, keepSheets } from '../../../sync/sheets/preview/keep-sheets.ts'
import { outcomeDigest } from '../../../sync/sheets/preview/outcome-digest.ts'
import { type ReadPreview, readPreview } from '../../../sync/sheets/preview/read-preview.ts'
import { type FileSource, fileSource } from './file-source.ts'
import type { FromReadingWorker, ToReadingWorker } from './reading-messages.ts'

/** A file is read here, so that the page never stalls, by the code that the server reads it with. */

interface Opened {
  readonly file: File
  readonly source: FileSource
  readonly kept: KeptSheets
}

/** Progress is told so often, and messages are taken. */
const PAUSE_MS = 120
/** Before reading and after it every byte is read once to know the encoding, or what follows the rows. */
const PASSES = 2

let opened: Opened | null = null
let last: ReadPreview | null = null
let reading: UnderWay | null = null

interface UnderWay {
  readonly id: number
  isStopped: boolean
  rows: number
  /** What of the file was read before. */
  readonly given: number
  told: number
}

class Stopped extends Error {}

self.addEventListener('message', ({ data }: MessageEvent<ToReadingWorker>) => {
  switch (data.kind) {
    case 'open': {
      const source = fileSource(data.file, onRead)
      const open = data.form === 'sheets' ? sheetsIn : openWorkbook
      opened = { file: data.file, source, kept: keepSheets(() => open(source)) }
      break
    }
    case 'read':
      void read(data.id, data.decisions, data.withDigests)
      break
    case 'stop':
      if (reading) reading.isStopped = true
      break
    case 'type':
      post({ kind: 'typed', id: data.id, reading: last?.readTyped(data.cell) ?? null })
      break
  }
})

async function read(id: number, decisions: ImportDecisions, withDigests: boolean): Promise<void> {
  if (!opened) return
  if (reading) reading.isStopped = true
  const { file, source, kept } = opened
  const own: UnderWay = { id, isStopped: false, rows: 0, given: source.given, told: performance.now() }
  reading = own
  const digests: string[] = []
  try {
    const read = await readPreview(file.name, kept.sheets(), {
      decisions,
      onRow(rows, outcome) {
        own.rows = rows
        if (withDigests && outcome.kind === 'property') digests.push(outcomeDigest(outcome))
        if (performance.now() - own.told < PAUSE_MS) return
        tell(own)
        return pause().then(() => {
          if (own.isStopped) throw new Stopped()
        })
      },
    })
    if (own.isStopped) throw new Stopped()
    last = read
    post({ kind: 'preview', id, preview: read.preview, digests })
  } catch (error) {
    if (own.isStopped) post({ kind: 'stopped', id })
    else post({ kind: 'failed', id, sentence: sentenceOf(error, file.name) })
  }
}

/** Also before the first row: what a workbook begins with may be large. */
function onRead(): void {
  if (!reading) return
  if (reading.isStopped) throw new Stopped()
  if (performance.now() - reading.told >= PAUSE_MS) tell(reading)
}

function tell(own: UnderWay): void {
  if (!opened) return
  own.told = performance.now()
  const { file, source } = opened
  const bytes = Math.min(file.size, (source.given - own.given) / PASSES)
  post({ kind: 'progress', id: own.id, progress: { rows: own.rows, bytes, ofBytes: file.size } })
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function sentenceOf(error: unknown, name: string): string {
  return error instanceof WorkbookError ? error.message : `${name} could not be read.`
}

function post(message: FromReadingWorker): void {
  self.postMessage(message)
}
