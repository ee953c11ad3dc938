import type { BookBase } from '../../sync/book/book.ts'
import { createBase } from '../../sync/book/create-base.ts'
import { decodeBook } from '../../sync/book/wire/decode-book.ts'

/** Unpacks a stored snapshot and works out what questions are answered from. The bytes are given away for it. */
export type PrepareBase = (gzipped: Uint8Array<ArrayBuffer>) => Promise<BookBase>

/** Where there is no other thread to do it in. The text index is built when words are first asked for. */
export const prepareBaseHere: PrepareBase = async (gzipped) => createBase(await decodeBook(gzipped))
