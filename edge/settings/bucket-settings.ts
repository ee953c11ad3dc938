import { z } from 'zod/mini'
import { isPrivateHost } from './hosts.ts'

/** A bucket that speaks S3, where photos and PDFs are kept. */
export interface BucketSettings {
  /** Without a slash at its end. */
  readonly endpoint: string
  readonly region: string
  readonly bucket: string
  readonly accessKey: string
  /** Stays on the server. */
  readonly secretKey: string
}

const ENDPOINT =
  'S3_ENDPOINT must be an address that begins with https://, or with http:// within your network.'
const BUCKET = 'S3_BUCKET must be the name of a bucket.'
const WHOLE =
  'S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together: set all of them, or none.'

export const bucketVariables = {
  S3_ENDPOINT: z.optional(z.string().check(z.refine(isEndpoint, ENDPOINT))),
  S3_BUCKET: z.optional(z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, BUCKET))),
  S3_REGION: z.optional(z.string()),
  S3_ACCESS_KEY_ID: z.optional(z.string()),
  S3_SECRET_ACCESS_KEY: z.optional(z.string()),
}

const variables = z.object(bucketVariables)

/** Reads checked variables: the bucket, null for none, or why there is none that can be used. */
export function bucketOf(
  env: z.infer<typeof variables>,
): { readonly ok: true; readonly bucket: BucketSettings | null } | { readonly ok: false; sentence: string } {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION = 'auto', S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  const parts = [S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY]
  if (parts.every((part) => part === undefined)) return { ok: true, bucket: null }
  const [endpoint, bucket, accessKey, secretKey] = parts
  if (!endpoint || !bucket || !accessKey || !secretKey) return { ok: false, sentence: WHOLE }
  const settings = { endpoint: endpoint.replace(/\/+$/, ''), region: S3_REGION, bucket, accessKey, secretKey }
  return { ok: true, bucket: settings }
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { protocol, hostname } = new URL(text)
  return protocol === 'https:' || (protocol === 'http:' && isPrivateHost(hostname))
}
