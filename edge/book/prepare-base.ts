import type { BookBase } from '../../sync/book/book.ts'
import { createBase } from '../../sync/book/create-base.ts'
import { decodeBook } from '../../sync/book/wire/decode-book.ts'

/**
 * Unpacks a stored snapshot and computes what questions need. The bytes are transferred and cannot be used
 * afterwards.
 */
export type PrepareBase = (gzipped: Uint8Array<ArrayBuffer>) => Promise<BookBase>

/** For runtimes without threads. The text index is built when words are first searched. */
export const prepareBaseHere: PrepareBase = async (gzipped) => createBase(await decodeBook(gzipped))
