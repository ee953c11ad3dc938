import type { OpenByteSource } from '../../../sync/sheets/file/byte-source.ts'
import { readWorkbook } from '../../../sync/sheets/read-workbook.ts'
import { roomFor } from '../../import/run/room.ts'
import { type Reading, type ReadingOptions, readerOptions } from './reading.ts'

/** The reading of an open file. */
export async function readingOf(
  file: OpenByteSource,
  options: Pick<ReadingOptions, 'decisions' | 'slicing'>,
): Promise<Reading> {
  return {
    workbook: file.name,
    fileBytes: file.size,
    events: readWorkbook(file, readerOptions(options)),
    needs: await roomFor(file).catch(() => 0),
    // Reading it closes it, but it may not come to that.
    done: () => file.close(),
  }
}
