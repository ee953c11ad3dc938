import { describeError } from '../errors/describe-error.ts'

/**
 * Reads no faster than it sends. The first part is read at once, so that an early failure can still become an error
 * answer.
 */
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

/** The server would print an error of the stream to the terminal in full. */
function brokenOff(error: unknown): never {
  throw new Error(`The answer broke off: ${describeError(error)}`)
}
