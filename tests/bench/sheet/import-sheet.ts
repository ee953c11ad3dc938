import { readFileSync } from 'node:fs'
import { connectNode } from '../../../db/connect-node.ts'
import { importGoogleSheet } from '../../../edge/local/commands/import-google-sheet.ts'
import { sourceWorldHere } from '../../../edge/local/sources/source-world-here.ts'

/** Imports the sheet that another process serves, and tells the time and the most memory that it took. */
export interface SheetToImport {
  readonly databaseUrl: string
  readonly dataDir: string
  readonly port: number
  readonly privateKey: string
}

export interface SheetImported {
  readonly seconds: number
  readonly peakMb: number
  readonly new: number
  readonly changed: number
}

const SHEET = 'https://docs.google.com/spreadsheets/d/1kXo7rJ0bYw2mQn5tVfLz8aCdEhGiKpSuRxWyB3D4F6M/edit'

process.once('message', async ({ databaseUrl, dataDir, port, privateKey }: SheetToImport) => {
  const { db, close } = connectNode(databaseUrl, { max: 4 })
  const google = { email: 'reader@example.iam.gserviceaccount.com', privateKey }
  const here = { dataDir, sources: { google, allowedHosts: [] }, network: true }
  const world = sourceWorldHere(db, here, (request) => {
    const { pathname, search } = new URL(request.url)
    return fetch(new Request(`http://127.0.0.1:${port}${pathname}${search}`, request))
  })
  const started = performance.now()
  const { imported } = await importGoogleSheet(
    world,
    { address: SHEET, name: null },
    { team: 'demo', force: true, takesRenamed: true },
  )
  const seconds = (performance.now() - started) / 1000
  const status = readFileSync('/proc/self/status', 'utf8')
  const peakMb = Number(/^VmHWM:\s+(\d+)/m.exec(status)?.[1]) / 1024
  await close()
  const told: SheetImported = { seconds, peakMb, new: imported.new, changed: imported.changed }
  process.send?.(told, () => process.disconnect())
})
