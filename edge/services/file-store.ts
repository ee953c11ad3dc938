import type { ByteSource } from '../../sync/sheets/file/byte-source.ts'

/** A kept file, to be read in parts. */
export interface StoredFile extends Omit<ByteSource, 'name'> {
  close(): Promise<void>
}

/** Where files of people are kept, outside of Postgres. A key is a folder and a name, such as `uploads/abc`. */
export interface FileStore {
  /**
   * Keeps all of `body` under a key that nothing is kept under, and answers how many bytes it has. Nothing is left of one
   * that breaks off. Null, and nothing kept, for more than `most` bytes; no more is read then.
   */
  put(key: string, body: ReadableStream<Uint8Array>, most: number): Promise<number | null>
  /** Null where nothing is kept under the key. */
  open(key: string): Promise<StoredFile | null>
  /** Also where nothing is kept under it. */
  remove(key: string): Promise<void>
}
