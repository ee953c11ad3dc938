import { AwsClient } from 'aws4fetch'
import type { FileStore, StoredFile } from '../../services/file-store.ts'
import type { BucketSettings } from '../../settings/bucket-settings.ts'

/** The part of a store of files that a bucket plays. A file is in memory while it is put: none is large. */
export type S3Files = Pick<FileStore, 'put' | 'open' | 'remove'>

/** Read at once: readers ask for little at a time, and each reading is a request. */
const WINDOW_BYTES = 1024 * 1024
const TIMEOUT_MS = 60_000
const TRIES = 2

type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

interface Asked {
  readonly body?: Uint8Array<ArrayBuffer>
  readonly headers?: Readonly<Record<string, string>>
}

/** Keeps files in a bucket that speaks S3. */
export function s3Files(settings: BucketSettings): S3Files {
  const { region, accessKey, secretKey } = settings
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
  })

  /** Asks once more after a failure of the line or of the bucket itself. */
  async function ask(method: Method, key: string, { body, headers }: Asked = {}): Promise<Response> {
    const url = new URL(`${settings.endpoint}/${settings.bucket}/${key}`)
    for (let left = TRIES - 1; ; left--) {
      const signed = await client.sign(url, { method, body: body ?? null, headers: headers ?? {} })
      const until = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await fetch(signed, { redirect: 'error', signal: until }).catch((error: unknown) => {
        if (left > 0) return null
        throw new Error('The bucket of attachments does not answer.', { cause: error })
      })
      if (answer === null) continue
      if (answer.ok || answer.status === 404) return answer
      await answer.body?.cancel()
      if (left === 0 || answer.status < 500) {
        throw new Error(`The bucket of attachments answered ${answer.status}.`)
      }
    }
  }

  return {
    async put(key, body, most) {
      const bytes = await collected(body, most)
      if (bytes === null) return null
      const answer = await ask('PUT', key, { body: bytes })
      await answer.body?.cancel()
      if (!answer.ok) throw new Error('There is no such bucket of attachments.')
      return bytes.length
    },
    async open(key) {
      const answer = await ask('HEAD', key)
      if (!answer.ok) return null
      return openFile(Number(answer.headers.get('content-length')), (range) =>
        ask('GET', key, { headers: { range } }),
      )
    },
    async remove(key) {
      await (await ask('DELETE', key)).body?.cancel()
    },
  }
}

function openFile(size: number, ask: (range: string) => Promise<Response>): StoredFile {
  let window: { start: number; bytes: Uint8Array } = { start: 0, bytes: new Uint8Array() }
  return {
    size,
    async read(start, end) {
      const last = Math.min(end, size)
      if (start >= last) return new Uint8Array()
      if (start < window.start || last > window.start + window.bytes.length) {
        const to = Math.min(Math.max(last, start + WINDOW_BYTES), size)
        const answer = await ask(`bytes=${start}-${to - 1}`)
        if (answer.status !== 206) throw new Error('The file is no longer kept.')
        window = { start, bytes: await answer.bytes() }
      }
      return window.bytes.slice(start - window.start, last - window.start)
    },
    async close() {
      window = { start: 0, bytes: new Uint8Array() }
    },
  }
}

/** All of it; null for more than `most` bytes. */
async function collected(
  body: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body) {
    size += chunk.length
    if (size > most) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks, size)
}
