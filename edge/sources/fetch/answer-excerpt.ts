/** So much of an answer tells a person what it was. */
const MOST_CHARACTERS = 2_000
const MOST_BYTES = 8_192

/** How an answer begins, with its status and type, and what is left of it is let go. */
export async function answerExcerpt(response: Response): Promise<string> {
  const reader = response.body?.getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let bytes = 0
  try {
    while (reader !== undefined && bytes < MOST_BYTES) {
      const { value, done } = await reader.read()
      if (done) break
      parts.push(value)
      bytes += value.length
    }
  } catch {
    // What came before it broke off is shown.
  }
  await reader?.cancel().catch(() => undefined)
  return answerText(response, await new Blob(parts).text())
}

/** The same of an answer that was read. */
export function answerText({ status, headers }: Pick<Response, 'status' | 'headers'>, text: string): string {
  const type = headers.get('content-type')
  const head = type === null ? `HTTP ${status}` : `HTTP ${status}, ${type}`
  return `${head}\n\n${text.trim().slice(0, MOST_CHARACTERS)}`.trim()
}
