import type { ByteSource } from '../../sync/sheets/file/byte-source.ts'

/** A kept file, to be read in parts. */
export interface StoredFile extends Omit<ByteSource, 'name'> {
  close(): Promise<void>
}

/** Where files of people are kept, outside of Postgres. A key is a folder and a name, such as `uploads/abc`. */
export interface FileStore {
  /**
   * Keeps all of `body` under a key, in place of what was kept there, and answers how many bytes it has. Nothing is left
   * of one that breaks off. Null, and nothing kept, for more than `most` bytes; no more is read then.
   */
  put(key: string, body: ReadableStream<Uint8Array>, most: number): Promise<number | null>
  /** Keeps the file of one key under another as well. */
  copy(from: string, to: string): Promise<void>
  /** Null where nothing is kept under the key. */
  open(key: string): Promise<StoredFile | null>
  /** Also where nothing is kept under it. */
  remove(key: string): Promise<void>
}
