import { generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { afterAll } from 'vitest'
import type { SourceSettings } from '../../../edge/settings/source-settings.ts'

type Value = string | number | boolean

/** A cell as Google has it: its value, and its text where that says more. */
export type FakeCell = Value | { readonly value: Value; readonly text: string }

export interface FakeTab {
  title: string
  rows: FakeCell[][]
  hidden?: boolean
}

/** What the next answers are in place of the usual ones, one each. */
export type Instead =
  | { status: number; headers?: Record<string, string> }
  | { cut: true }
  | { hang: true }
  | { html: true }
  | 'usual'

export interface FakeGoogle {
  readonly settings: SourceSettings
  /** Takes requests to any host, as the product's way out. */
  fetch(request: Request): Promise<Response>
  title: string
  tabs: FakeTab[]
  /** What a published sheet, or a file at an address, holds. */
  file: { body: string; type: string; redirect?: string }
  /** The paths that were asked, without tokens. */
  readonly asked: string[]
  readonly tokens: () => number
  script(...next: Instead[]): void
  /** Called before each page of values is answered, and waited for. */
  onPage: ((page: number) => void | Promise<void>) | undefined
}

const EMAIL = 'reader@clearheight.iam.gserviceaccount.com'
export const SHEET_ID = '1kXo7rJ0bYw2mQn5tVfLz8aCdEhGiKpSuRxWyB3D4F6M'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()

/** A server of this machine that speaks as Google does, and gives out files as others do. */
export async function fakeGoogle(): Promise<FakeGoogle> {
  let tokens = 0
  let pages = 0
  let script: Instead[] = []
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const google: FakeGoogle = {
    settings: { google: { email: EMAIL, privateKey: pem }, allowedHosts: ['files.example.com'] },
    async fetch(request) {
      const { host, pathname, search } = new URL(request.url)
      const body = request.method === 'POST' ? await request.text() : undefined
      return await fetch(`http://127.0.0.1:${port}${pathname}${search}`, {
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), 'x-asked-host': host },
        redirect: 'manual',
        signal: request.signal,
        ...(body !== undefined && { body }),
      })
    },
    title: 'Houston comps',
    tabs: [],
    file: { body: '', type: 'text/csv' },
    asked: [],
    tokens: () => tokens,
    script: (...next) => {
      script = next
    },
    onPage: undefined,
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '', 'http://fake')
    const host = request.headers['x-asked-host']
    if (host === 'oauth2.googleapis.com') return await answerToken(request, response)
    google.asked.push(decodeURIComponent(address.pathname))
    const instead = script.shift() ?? 'usual'
    if (instead !== 'usual') return answerInstead(response, instead)
    if (host !== 'sheets.googleapis.com') return answerFile(response)
    if (request.headers.authorization !== `Bearer token-${tokens}`) return void response.writeHead(401).end()
    const [, range] = /\/values\/(.+)$/.exec(decodeURIComponent(address.pathname)) ?? []
    if (!address.pathname.startsWith(`/v4/spreadsheets/${SHEET_ID}`))
      return void response.writeHead(404).end()
    if (range === undefined) return json(response, about())
    await google.onPage?.(++pages)
    json(response, values(range, address.searchParams.get('valueRenderOption') === 'FORMATTED_VALUE'))
  }

  async function answerToken(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const form = new URLSearchParams(Buffer.concat(chunks).toString())
    if (form.get('grant_type') !== 'urn:ietf:params:oauth:grant-type:jwt-bearer')
      throw new Error('grant_type')
    const { payload } = await jwtVerify(form.get('assertion') ?? '', publicKey, {
      issuer: EMAIL,
      audience: 'https://oauth2.googleapis.com/token',
      maxTokenAge: '1h',
      requiredClaims: ['exp', 'iat', 'scope'],
      algorithms: ['RS256'],
    })
    if (payload.scope !== 'https://www.googleapis.com/auth/spreadsheets.readonly') throw new Error('scope')
    tokens++
    json(response, { access_token: `token-${tokens}`, expires_in: 3600, token_type: 'Bearer' })
  }

  function about() {
    return {
      properties: { title: google.title },
      sheets: google.tabs.map(({ title, rows, hidden }) => ({
        properties: {
          title,
          ...(hidden && { hidden }),
          sheetType: 'GRID',
          gridProperties: { rowCount: rows.length + 10, columnCount: 26 },
        },
      })),
    }
  }

  function values(range: string, asText: boolean) {
    const [, title, first, last] = /^'(.*)'!A(\d+):Z(\d+)$/.exec(range) ?? []
    const tab = google.tabs.find((one) => one.title === title?.replaceAll("''", "'"))
    if (tab === undefined) throw new Error('range')
    const rows = tab.rows.slice(Number(first) - 1, Number(last)).map((row) => {
      const cells = row.map((cell) =>
        typeof cell === 'object' ? (asText ? cell.text : cell.value) : asText ? String(cell) : cell,
      )
      return cells.slice(0, cells.findLastIndex((cell) => cell !== '') + 1)
    })
    const filled = rows.slice(0, rows.findLastIndex((row) => row.length > 0) + 1)
    return { range, majorDimension: 'ROWS', ...(filled.length > 0 && { values: filled }) }
  }

  function answerFile(response: ServerResponse): void {
    const { body, type, redirect } = google.file
    if (redirect !== undefined) {
      response.writeHead(302, { Location: redirect }).end()
      google.file = { body, type }
    } else response.writeHead(200, { 'Content-Type': type }).end(body)
  }

  return google
}

function answerInstead(response: ServerResponse, instead: Exclude<Instead, 'usual'>): void {
  if ('status' in instead) response.writeHead(instead.status, instead.headers).end('{}')
  else if ('html' in instead)
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<html>Sign in</html>')
  else if ('cut' in instead) {
    response.writeHead(200, { 'Content-Type': 'text/csv', 'Content-Length': '1000' })
    response.write('{"values":[["Address')
    setTimeout(() => response.destroy(), 20)
  }
}

function json(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
