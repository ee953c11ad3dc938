import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { BucketSettings } from '../../../../edge/settings/bucket-settings.ts'
import { signedHeaders } from './sign-request.ts'

export interface ServedBucket {
  readonly settings: BucketSettings
  /** What it keeps, by key. */
  readonly kept: Map<string, Buffer>
  /** Answers so many requests with this status first. */
  fail(status: number, times: number): void
  stop(): void
}

/** A bucket that speaks S3 on this machine, and refuses whoever does not prove who asks. */
export async function serveBucket(): Promise<ServedBucket> {
  const kept = new Map<string, Buffer>()
  let failing = { status: 500, left: 0 }
  let settings: BucketSettings
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    if (failing.left > 0) {
      failing.left--
      response.writeHead(failing.status).end()
    } else if (!isProved(request, settings)) response.writeHead(403).end()
    else answer(request, response, body)
  })

  function answer(
    { method, url = '', headers }: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
  ): void {
    const prefix = `/${settings.bucket}/`
    const key = url.slice(prefix.length)
    const file = kept.get(key)
    if (!url.startsWith(prefix)) response.writeHead(404).end()
    else if (method === 'PUT' && headers['content-length'] === undefined) response.writeHead(411).end()
    else if (method === 'PUT') {
      kept.set(key, body)
      response.writeHead(200).end()
    } else if (method === 'DELETE') {
      kept.delete(key)
      response.writeHead(204).end()
    } else if (file === undefined) response.writeHead(404).end()
    else if (method === 'HEAD') response.writeHead(200, { 'Content-Length': file.length }).end()
    else {
      const [, from = '0', to = ''] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? []
      response.writeHead(206).end(file.subarray(Number(from), Number(to) + 1))
    }
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  settings = {
    endpoint: `http://127.0.0.1:${port}`,
    region: 'auto',
    bucket: 'photos-of-the-team',
    accessKey: 'ours',
    secretKey: 'our secret',
  }
  return {
    settings,
    kept,
    fail(status, times) {
      failing = { status, left: times }
    },
    stop: () => server.close(),
  }
}

function isProved({ method, url = '', headers }: IncomingMessage, settings: BucketSettings): boolean {
  const at = String(headers['x-amz-date']).replace(
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/,
    '$1-$2-$3T$4:$5:$6Z',
  )
  const expected = signedHeaders(
    {
      method: method as 'GET',
      url: new URL(url, `http://${headers.host}`),
      content: String(headers['x-amz-content-sha256']),
      now: new Date(at),
    },
    settings,
  )
  return headers.authorization === expected.authorization
}
