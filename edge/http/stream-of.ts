import { describeError } from '../errors/describe-error.ts'

/** Read no faster than it is sent. The first part is read at once, so that a failure still is an answer of its own. */
export async function streamOf(
  parts: AsyncGenerator<Uint8Array<ArrayBuffer>>,
): Promise<ReadableStream<Uint8Array<ArrayBuffer>>> {
  let next = parts.next()
  await next
  return new ReadableStream(
    {
      async pull(controller) {
        const { value, done } = await next.catch(brokenOff)
        if (done) return controller.close()
        controller.enqueue(value)
        next = parts.next()
        next.catch(() => undefined)
      },
      async cancel() {
        await parts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}

/** Whoever sends the answer writes what it is told to the terminal, and to its end. */
function brokenOff(error: unknown): never {
  throw new Error(`The answer broke off: ${describeError(error)}`)
}
