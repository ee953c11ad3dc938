/** What this product uses of an R2 bucket. */
export interface Bucket {
  head(key: string): Promise<{ readonly size: number } | null>
  get(
    key: string,
    options?: { readonly range: { readonly offset: number; readonly length: number } },
  ): Promise<BucketFile | null>
  put(key: string, content: Uint8Array | ReadableStream): Promise<unknown>
  delete(keys: string | string[]): Promise<void>
  list(options: { readonly prefix: string; readonly cursor?: string }): Promise<BucketPage>
  createMultipartUpload(key: string): Promise<BucketUpload>
}

interface BucketFile {
  readonly body: ReadableStream
  arrayBuffer(): Promise<ArrayBuffer>
}

interface BucketPage {
  readonly objects: readonly { readonly key: string; readonly uploaded: Date }[]
  readonly truncated: boolean
  readonly cursor?: string
}

/** A file that is written in parts. Nothing of it is there before it is complete. */
interface BucketUpload {
  uploadPart(number: number, content: Uint8Array): Promise<BucketPart>
  complete(parts: BucketPart[]): Promise<unknown>
  abort(): Promise<void>
}

export interface BucketPart {
  readonly partNumber: number
  readonly etag: string
}
