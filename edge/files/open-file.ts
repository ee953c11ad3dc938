import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import type { OpenByteSource } from '../../sync/sheets/file/byte-source.ts'
import { WorkbookError } from '../../sync/sheets/model/workbook-error.ts'

/** Throws `WorkbookError` where there is no such file. */
export async function openFile(path: string): Promise<OpenByteSource> {
  const name = basename(path)
  const handle = await open(path).catch((cause: unknown) => {
    throw new WorkbookError('not-found', `${name} could not be opened.`, { cause })
  })
  const stat = await handle.stat({ bigint: true })
  const size = Number(stat.size)
  if (!stat.isFile()) {
    await handle.close()
    throw new WorkbookError('not-found', `${name} is not a file.`)
  }
  return {
    name,
    size,
    async read(start, end) {
      const bytes = new Uint8Array(Math.max(0, Math.min(end, size) - start))
      for (let at = 0; at < bytes.length; ) {
        const { bytesRead } = await handle.read(bytes, at, bytes.length - at, start + at)
        if (bytesRead === 0) throw changed(name)
        at += bytesRead
      }
      return bytes
    },
    async checkUnchanged() {
      const now = await handle.stat({ bigint: true })
      if (now.size !== stat.size || now.mtimeNs !== stat.mtimeNs) throw changed(name)
    },
    close: () => handle.close(),
  }
}

function changed(name: string): WorkbookError {
  return new WorkbookError(
    'changed',
    `${name} changed while it was read. Import it again when no other program is writing to it.`,
  )
}
