import { createHash, createHmac } from 'node:crypto'
import type { BucketSettings } from '../../settings/bucket-settings.ts'

export type Method = 'GET' | 'HEAD' | 'PUT' | 'DELETE'

interface ToSign {
  readonly method: Method
  readonly url: URL
  /** Further headers, signed as well, in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly body?: Uint8Array<ArrayBuffer> | undefined
  readonly now: Date
}

/** The headers that prove who asks a bucket for something (AWS Signature Version 4). The address has no query. */
export function signedHeaders(
  { method, url, headers = {}, body = new Uint8Array(), now }: ToSign,
  { region, accessKey, secretKey }: Pick<BucketSettings, 'region' | 'accessKey' | 'secretKey'>,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = at.slice(0, 8)
  const content = sha256(body)
  const sent = { ...headers, 'x-amz-content-sha256': content, 'x-amz-date': at }
  const signed = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`)
  const request = [method, url.pathname, '', lines.join(''), names, content].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const toSign = ['AWS4-HMAC-SHA256', at, scope, sha256(request)].join('\n')
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const signature = hmac(key, toSign).toString('hex')
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKey}/${scope}, SignedHeaders=${names}, Signature=${signature}`,
  }
}

function sha256(data: Uint8Array | string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
