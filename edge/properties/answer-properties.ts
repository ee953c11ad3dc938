import type { Property } from '../../sync/domain/property.ts'

/** So many are written at once, a few milliseconds of work: whoever else asks is answered in between. */
const AT_ONCE = 200

/**
 * A JSON answer with any number of properties under `key`, beside the fields of `rest`. It is written as fast as it is
 * read and never held as a whole.
 */
export function answerProperties(
  key: 'properties' | 'results',
  slots: Uint32Array,
  propertyAt: (slot: number) => Property,
  rest: Readonly<Record<string, unknown>>,
): Response {
  const parts = partsOf(key, slots, propertyAt, rest)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { value, done } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
  return new Response(body, { headers: { 'Content-Type': 'application/json' } })
}

async function* partsOf(
  key: string,
  slots: Uint32Array,
  propertyAt: (slot: number) => Property,
  rest: Readonly<Record<string, unknown>>,
): AsyncGenerator<string, undefined> {
  const facts = JSON.stringify(rest).slice(1, -1)
  yield `{${facts}${facts === '' ? '' : ','}"${key}":[`
  for (let from = 0; from < slots.length; from += AT_ONCE) {
    if (from > 0) await new Promise((resolve) => setTimeout(resolve))
    const written = Array.from(slots.subarray(from, from + AT_ONCE), (slot) =>
      JSON.stringify(propertyAt(slot)),
    )
    yield `${from === 0 ? '' : ','}${written.join(',')}`
  }
  yield ']}'
}
