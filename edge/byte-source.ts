/** A file of which parts can be read, wherever it lies. */
export interface ByteSource {
  /** Bytes in all. */
  size(): Promise<number>
  /** The bytes from `offset`; fewer than `length` at the end of the file. */
  read(offset: number, length: number): Promise<ArrayBuffer>
}
