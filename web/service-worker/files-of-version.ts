/**
 * The files a version of the app is made of, by their paths. A path without a hash in it is followed by the content's
 * revision: `/places/us.bin?1f0c9a2b`.
 */
export interface FilesOfVersion {
  /** What the first screen is made of, the document among it. */
  readonly first: readonly string[]
  readonly later: readonly string[]
}

/** The document every screen stands in. */
export const DOCUMENT = '/'

export function pathOf(file: string): string {
  return file.split('?', 1)[0] ?? file
}

/** Whether the revision tells a file from its other versions, since its path stays the same. */
export function isRevised(file: string): boolean {
  return file.includes('?')
}

/** The paths of all files of a version. */
export function pathsOf({ first, later }: FilesOfVersion): Set<string> {
  return new Set([...first, ...later].map(pathOf))
}
