import type { CompRow } from '../../../sync/documents/model/comps-document.ts'
import { mappedProperties } from '../../../sync/pictures/marketing/mapped-columns.ts'
import { marketingMap } from '../../../sync/pictures/marketing/marketing-map.ts'
import { openTiles } from '../../data/maps/tile-sources.ts'
import { drawOnBestTiles } from './draw-on-best-tiles.ts'
import type { FromReportWorker, ToReportWorker } from './report-messages.ts'

/** Draws the maps of reports and makes PDFs, which take seconds in one go, so that the page never stalls. */
const rows: CompRow[] = []

const loadPdf = () =>
  Promise.all([import('../../../sync/documents/pdf/make-pdf.ts'), import('./report-kit.ts')])

self.addEventListener('message', async ({ data }: MessageEvent<ToReportWorker>) => {
  try {
    await answer(data)
  } catch (error) {
    post({ kind: 'failed', message: error instanceof Error ? error.message : 'unknown' })
  }
})

async function answer(asked: ToReportWorker): Promise<void> {
  switch (asked.kind) {
    case 'warm':
      return warm(asked)
    case 'map':
      return post({ kind: 'map', svg: await drawOnBestTiles(asked.map, asked.sources) })
    case 'marketing': {
      const { columns, ...around } = asked.asked
      const map = marketingMap({ ...around, properties: mappedProperties(columns) })
      const svg = await drawOnBestTiles(map, asked.sources)
      const count = map.groups.reduce((sum, { rows }) => sum + rows.length, 0)
      return post({ kind: 'marketing', svg, count, places: map.groups.length, clusters: map.clusters })
    }
    case 'rows':
      rows.push(...asked.rows)
      return
    case 'pdf': {
      const [{ makePdf }, { REPORT_KIT }] = await loadPdf()
      const document = { ...asked.document, rows: rows.splice(0) }
      const bytes = await makePdf(document, REPORT_KIT, asked.options)
      return post({ kind: 'pdf', bytes }, [bytes.buffer])
    }
  }
}

/** What cannot be loaded now is asked for again when it is needed. */
async function warm({ sources }: Extract<ToReportWorker, { kind: 'warm' }>): Promise<void> {
  const files = sources.filter(({ whole }) => whole).map(openTiles)
  const kit = loadPdf().then(([, { REPORT_KIT, loadRenderer }]) =>
    Promise.all([REPORT_KIT.fonts(), loadRenderer()]),
  )
  await Promise.allSettled([kit, ...files])
}

function post(message: FromReportWorker, transfer: ArrayBuffer[] = []): void {
  self.postMessage(message, { transfer })
}
