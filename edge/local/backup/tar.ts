const BLOCK = 512
/** Of a name, in the first part of a header. */
const NAME_BYTES = 100

/** One file of an archive; its body gives exactly `size` bytes. */
export interface TarEntry {
  readonly name: string
  readonly size: number
  readonly body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>
}

/** An archive that cannot be read. */
export class TarProblem extends Error {
  override readonly name = 'TarProblem'
}

/** An archive of files, as every `tar` reads it. */
export async function* writeTar(entries: AsyncIterable<TarEntry>): AsyncGenerator<Uint8Array> {
  for await (const { name, size, body } of entries) {
    yield header(name, size)
    let left = size
    for await (const part of body) {
      const fitting = part.subarray(0, left)
      left -= fitting.length
      yield fitting
    }
    // A file that has become shorter meanwhile is filled up.
    yield new Uint8Array(left + padding(size))
  }
  yield new Uint8Array(2 * BLOCK)
}

/** The files of an archive in their order. The body of each must be read, or is passed over. */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const source = bytesOf(archive)
  for (;;) {
    const head = await source.take(BLOCK)
    if (head.every((byte) => byte === 0)) return
    const size = Number.parseInt(fieldOf(head, 124, 12), 8)
    const name = fieldOf(head, 0, NAME_BYTES)
    if (!Number.isSafeInteger(size) || checksum(head) !== Number.parseInt(fieldOf(head, 148, 8), 8)) {
      throw new TarProblem('The archive is damaged.')
    }
    let left = size
    const body = async function* () {
      while (left > 0) {
        const part = await source.some(left)
        left -= part.length
        yield part
      }
    }
    yield { name, size, body: body() }
    while (left > 0) left -= (await source.some(left)).length
    await source.take(padding(size))
  }
}

function header(name: string, size: number): Uint8Array {
  const encoder = new TextEncoder()
  if (encoder.encode(name).length > NAME_BYTES) throw new Error('A name is too long for the archive.')
  const head = new Uint8Array(BLOCK)
  const put = (text: string, at: number) => encoder.encodeInto(text, head.subarray(at))
  put(name, 0)
  put('0000600\0', 100)
  put('0000000\0', 108)
  put('0000000\0', 116)
  put(`${size.toString(8).padStart(11, '0')}\0`, 124)
  put('00000000000\0', 136)
  put('        ', 148)
  put('0', 156)
  put('ustar\x0000', 257)
  put(`${checksum(head).toString(8).padStart(6, '0')}\0 `, 148)
  return head
}

/** Of all bytes of a header, its own field counted as spaces. */
function checksum(head: Uint8Array): number {
  return head.reduce((sum, byte, at) => sum + (at >= 148 && at < 156 ? 32 : byte), 0)
}

function fieldOf(head: Uint8Array, at: number, length: number): string {
  const text = new TextDecoder().decode(head.subarray(at, at + length))
  return text.split('\0')[0]?.trim() ?? ''
}

function padding(size: number): number {
  return (BLOCK - (size % BLOCK)) % BLOCK
}

/** Takes bytes from a stream as they are asked for. */
function bytesOf(stream: AsyncIterable<Uint8Array>) {
  const parts = stream[Symbol.asyncIterator]()
  let rest = new Uint8Array(0)

  /** At least one byte, and not more than `most`. */
  async function some(most: number): Promise<Uint8Array> {
    while (rest.length === 0) {
      const { value, done } = await parts.next()
      if (done) throw new TarProblem('The archive ends too early.')
      rest = new Uint8Array(value)
    }
    const taken = rest.subarray(0, most)
    rest = rest.subarray(most)
    return taken
  }

  async function take(length: number): Promise<Uint8Array> {
    const taken = new Uint8Array(length)
    for (let at = 0; at < length; ) {
      const part = await some(length - at)
      taken.set(part, at)
      at += part.length
    }
    return taken
  }

  return { some, take }
}
