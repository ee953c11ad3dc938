/** An extension of workerd: a stream whose length its reader knows beforehand. */
declare const FixedLengthStream: new (length: number) => TransformStream<Uint8Array, Uint8Array>

/** For Workers, which leave the length of a streamed answer out unless the stream knows it. */
export function withKnownLength(answer: Response): Response {
  const length = Number(answer.headers.get('content-length') ?? 0)
  if (answer.body === null || length === 0) return answer
  const { readable, writable } = new FixedLengthStream(length)
  // Where one side breaks off, so does the other, which tells whoever reads.
  answer.body.pipeTo(writable).catch(() => {})
  return new Response(readable, answer)
}
