import { open, stat } from 'node:fs/promises'
import type { ByteSource } from '../../files/byte-source.ts'

/** A file on this machine. It is opened at each read, so that a newer file of the same name is read from then on. */
export function fileSource(path: string): ByteSource {
  return {
    async about() {
      const { size, mtimeMs } = await stat(path)
      return { size, version: `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}` }
    },
    async read(offset, length) {
      const file = await open(path)
      try {
        const { buffer, bytesRead } = await file.read(new Uint8Array(length), 0, length, offset)
        return buffer.buffer.slice(0, bytesRead)
      } finally {
        await file.close()
      }
    },
  }
}
