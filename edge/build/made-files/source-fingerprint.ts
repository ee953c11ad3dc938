import { createHash, type Hash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A text that changes with the name or content of any file among `paths` (files or folders) below `root`. */
export function fingerprint(root: string, paths: readonly string[]): string {
  const hash = createHash('sha256')
  for (const path of paths) add(hash, root, path)
  return hash.digest('hex')
}

function add(hash: Hash, root: string, path: string): void {
  const full = join(root, path)
  const stat = statSync(full, { throwIfNoEntry: false })
  if (stat === undefined) return
  if (stat.isDirectory()) {
    for (const name of readdirSync(full).sort()) add(hash, root, join(path, name))
    return
  }
  const content = readFileSync(full)
  // With its length, the end of one file cannot be taken for the beginning of the next.
  hash.update(`${path}\0${content.length}\0`).update(content)
}
