import type { Property } from '../../sync/domain/property.ts'
import { streamOf } from '../http/stream-of.ts'

/** How many are written at once: a few milliseconds of work, between which other requests are answered. */
const AT_ONCE = 200

/**
 * A JSON answer with any number of properties under `key`, and the fields of `rest`. It is streamed while it is read,
 * and is never in memory as a whole.
 */
export async function answerProperties(
  key: 'properties' | 'results',
  slots: Uint32Array,
  propertyAt: (slot: number) => Property,
  rest: Readonly<Record<string, unknown>>,
): Promise<Response> {
  const body = await streamOf(partsOf(key, slots, propertyAt, rest))
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

async function* partsOf(
  key: string,
  slots: Uint32Array,
  propertyAt: (slot: number) => Property,
  rest: Readonly<Record<string, unknown>>,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  const facts = JSON.stringify(rest).slice(1, -1)
  yield encoder.encode(`{${facts}${facts === '' ? '' : ','}"${key}":[`)
  for (let from = 0; from < slots.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    const written = Array.from(slots.subarray(from, from + AT_ONCE), (slot) =>
      JSON.stringify(propertyAt(slot)),
    )
    yield encoder.encode(`${from === 0 ? '' : ','}${written.join(',')}`)
  }
  yield encoder.encode(']}')
}
