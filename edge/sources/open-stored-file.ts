import type { OpenByteSource } from '../../sync/sheets/file/byte-source.ts'
import { WorkbookError } from '../../sync/sheets/model/workbook-error.ts'
import type { FileStore } from '../services/file-store.ts'

/**
 * A kept file under the name that its owner gave it.
 * @throws WorkbookError where it is not kept any more
 */
export async function openStoredFile(files: FileStore, key: string, name: string): Promise<OpenByteSource> {
  const file = await files.open(key)
  if (file === null) throw new WorkbookError('not-found', `${name} is no longer there.`)
  return {
    name,
    size: file.size,
    read: (start, end) => file.read(start, end),
    // What is kept under a key is never written again.
    checkUnchanged: async () => {},
    close: () => file.close(),
  }
}
