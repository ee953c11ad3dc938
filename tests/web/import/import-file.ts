import { expect } from 'vitest'
import { product } from '../../product.ts'

const NO_DECISIONS = { columns: [], groups: [], cells: [] }

/** Imports a file of this content into the product, as a new source or in place of one. Answers the source's id. */
export async function importFile(
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  sourceId?: number,
): Promise<number> {
  const { id: upload } = await ask<{ id: string }>(`/api/uploads?${new URLSearchParams({ name })}`, {
    method: 'POST',
    body: content,
    headers: { 'Content-Type': 'application/octet-stream' },
  })
  const of = sourceId === undefined ? { name } : { sourceId }
  const { job } = await ask<{ job: string }>('/api/imports', {
    method: 'POST',
    body: JSON.stringify({ upload, ...of, decisions: NO_DECISIONS }),
    headers: { 'Content-Type': 'application/json' },
  })
  let ended: { state: string; sourceId?: number } = { state: 'running' }
  await expect
    .poll(
      async () => {
        ended = await ask(`/api/imports/${job}`, {})
        return ended.state
      },
      { timeout: 60_000 },
    )
    .not.toBe('running')
  if (ended.sourceId === undefined) throw new Error(`It was not imported: ${JSON.stringify(ended)}`)
  return ended.sourceId
}

async function ask<T>(path: string, { headers, ...init }: RequestInit): Promise<T> {
  const { origin } = product()
  const answer = await fetch(origin + path, { ...init, headers: { Origin: origin, ...headers } })
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`)
  return (await answer.json()) as T
}
