/** Where the bytes of a file are kept that is no source yet. */
export function uploadKey(id: string): string {
  return `uploads/${id}`
}

/** Where they are kept once it is one (`source.path`). */
export function keptFileKey(uploadId: string): string {
  return `sources/${uploadId}`
}

/** Whether a source's file is one that people sent, and not one of this machine. */
export function isKeptFile(path: string | null | undefined): path is string {
  return path?.startsWith('sources/') ?? false
}
