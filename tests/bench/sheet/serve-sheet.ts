import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type SheetValue = string | number

export interface ServedSheet {
  readonly port: number
  /** What the sheet says from now on, its header first. */
  hold(rows: readonly (readonly SheetValue[])[]): void
  /** How often values were asked for. */
  readonly ranges: () => number
  stop(): void
}

/** A spreadsheet of one tab, in the words of Google's interface, on this machine. */
export async function serveSheet(): Promise<ServedSheet> {
  let rows: readonly (readonly SheetValue[])[] = []
  let ranges = 0
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://sheet')
    if (pathname === '/token') return json(response, { access_token: 'token', expires_in: 3600 })
    const [, first, last] = /!A(\d+):[A-Z]+(\d+)$/.exec(decodeURIComponent(pathname)) ?? []
    if (first === undefined) return json(response, about(rows))
    ranges++
    const asText = searchParams.get('valueRenderOption') === 'FORMATTED_VALUE'
    const values = rows.slice(Number(first) - 1, Number(last)).map((row) => (asText ? row.map(String) : row))
    json(response, { values })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    port,
    hold(next) {
      rows = next
    },
    ranges: () => ranges,
    stop() {
      server.closeAllConnections()
      server.close()
    },
  }
}

function about(rows: readonly (readonly SheetValue[])[]) {
  const gridProperties = { rowCount: rows.length, columnCount: rows[0]?.length ?? 0 }
  return {
    properties: { title: 'Comps' },
    sheets: [{ properties: { title: 'Comps', sheetType: 'GRID', gridProperties } }],
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
