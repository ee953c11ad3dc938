import { ROWS_PER_BATCH, type YieldToMain } from '../../../sync/documents/model/batches.ts'
import type { CompsDocument } from '../../../sync/documents/model/comps-document.ts'
import { documentMap } from '../../../sync/documents/model/document-map.ts'
import type { PdfOptions } from '../../../sync/documents/pdf/make-pdf.ts'
import type { MarketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import { type TileSource, tileSources } from '../../data/maps/tile-sources.ts'
import type { FromReportWorker, MarketingPictured, MarketingRows, ToReportWorker } from './report-messages.ts'

export interface ReportMaker {
  /** The map of a document as SVG; null for one without places. */
  drawMap(document: CompsDocument): Promise<string | null>
  /** A map as SVG. */
  draw(map: MarketingMap): Promise<string>
  /** The marketing map of any number of rows: grouping them takes as long as drawing. */
  drawRows(asked: MarketingRows): Promise<MarketingPictured>
  makePdf(
    document: CompsDocument,
    options: PdfOptions,
    yieldToMain: YieldToMain,
  ): Promise<Uint8Array<ArrayBuffer>>
  /** Ends the worker and frees its memory. */
  close(): void
}

/** Started ahead, for the next report. */
let held: Worker | null = null

/** Loads what reports are made with, so that one can be made when the server is not there. */
export async function warmReports(): Promise<void> {
  if (held !== null) return
  held = startWorker()
  tell(held, { kind: 'warm', sources: await knownSources() })
}

/** Makes the parts of one report in a worker, one after the other. `signal` stops it wherever it is. */
export function openReportMaker(signal: AbortSignal): ReportMaker {
  let worker: Worker | null = null
  const open = (): Worker => {
    worker ??= held ?? startWorker()
    held = null
    return worker
  }
  const maker: ReportMaker = {
    async drawMap(document) {
      const map = documentMap(document)
      return map === null ? null : await maker.draw(map)
    },
    async draw(map) {
      const sources = await knownSources()
      const answer = await ask(open(), { kind: 'map', map, sources }, signal)
      if (answer.kind !== 'map') throw new Error('The worker answered something else.')
      return answer.svg
    },
    async drawRows(asked) {
      const sources = await knownSources()
      const answer = await ask(open(), { kind: 'marketing', asked, sources }, signal)
      if (answer.kind !== 'marketing') throw new Error('The worker answered something else.')
      return answer
    },
    async makePdf({ rows, ...document }, options, yieldToMain) {
      const worker = open()
      for (let from = 0; from < rows.length; from += ROWS_PER_BATCH) {
        await yieldToMain(from)
        tell(worker, { kind: 'rows', rows: rows.slice(from, from + ROWS_PER_BATCH) })
      }
      const answer = await ask(worker, { kind: 'pdf', document, options }, signal)
      if (answer.kind !== 'pdf') throw new Error('The worker answered something else.')
      return answer.bytes
    },
    close() {
      worker?.terminate()
      worker = null
    },
  }
  return maker
}

function startWorker(): Worker {
  return new Worker(new URL('./report-worker.ts', import.meta.url), { type: 'module' })
}

function tell(worker: Worker, message: ToReportWorker): void {
  worker.postMessage(message)
}

function ask(worker: Worker, message: ToReportWorker, signal: AbortSignal): Promise<FromReportWorker> {
  return new Promise((resolve, reject) => {
    const settled = new AbortController()
    const until = { signal: settled.signal }
    const settle = (act: () => void): void => {
      settled.abort()
      act()
    }
    signal.throwIfAborted()
    signal.addEventListener('abort', () => settle(() => reject(signal.reason)), until)
    worker.addEventListener('error', () => settle(() => reject(new Error('The worker stopped.'))), until)
    worker.addEventListener(
      'message',
      ({ data }: MessageEvent<FromReportWorker>) =>
        settle(() => (data.kind === 'failed' ? reject(new Error(data.message)) : resolve(data))),
      until,
    )
    tell(worker, message)
  })
}

/** Without the server, those it named before; where it never did, maps are pins on bare ground. */
async function knownSources(): Promise<TileSource[]> {
  try {
    return await tileSources()
  } catch {
    return []
  }
}
