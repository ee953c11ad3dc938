import { createHash, createHmac } from 'node:crypto'
import type { BucketSettings } from '../../../../edge/settings/bucket-settings.ts'

interface ToSign {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly url: URL
  /** Further ones that are to be proved, with small letters. */
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** What is said of the body, if not that there is none. */
  readonly content?: string | undefined
  readonly now: Date
}

/** The headers that prove who asks a bucket for something (AWS Signature Version 4). No query is asked with. */
export function signedHeaders(
  { method, url, headers = {}, content = sha256(''), now }: ToSign,
  { region, accessKey, secretKey }: Pick<BucketSettings, 'region' | 'accessKey' | 'secretKey'>,
): Record<string, string> {
  const at = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const day = at.slice(0, 8)
  const sent = { ...headers, 'x-amz-content-sha256': content, 'x-amz-date': at }
  const proved = Object.entries({ ...sent, host: url.host }).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const names = proved.map(([name]) => name).join(';')
  const lines = proved.map(([name, value]) => `${name}:${value}\n`)
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

function sha256(data: string): string {
  return createHash('sha256').update(data).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
