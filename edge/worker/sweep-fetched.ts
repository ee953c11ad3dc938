import type { Bucket } from './bucket.ts'

/** No import takes so long. */
const LEFT_MS = 3_600_000

/** Removes what was fetched for imports whose process ended before they did. */
export async function sweepFetched(bucket: Bucket, now: Date): Promise<void> {
  const until = now.getTime() - LEFT_MS
  for (let cursor: string | undefined; ; ) {
    const page = await bucket.list({ prefix: 'fetched/', ...(cursor !== undefined && { cursor }) })
    const left = page.objects.filter(({ uploaded }) => uploaded.getTime() < until).map(({ key }) => key)
    if (left.length > 0) await bucket.delete(left)
    cursor = page.cursor
    if (!page.truncated || cursor === undefined) return
  }
}
