/** The size of a file: `640 KB`, `2.1 MB`. */
export function sizeWords(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`
}
