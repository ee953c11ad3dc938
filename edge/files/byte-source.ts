/** A file of which parts can be read, wherever it lies. */
export interface ByteSource {
  about(): Promise<BytesAbout>
  /** The bytes from `offset`; fewer than `length` at the end of the file. */
  read(offset: number, length: number): Promise<ArrayBuffer>
}

export interface BytesAbout {
  /** Bytes in all. */
  readonly size: number
  /** Another text for another content. */
  readonly version: string
}
