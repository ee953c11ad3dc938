import type { ByteSource } from './byte-source.ts'
import { attribute, tagsOf } from './xml-text.ts'
import type { ZipEntry } from './zip-directory.ts'
import { readZipText } from './zip-entry.ts'

/** One thing that a part of a workbook refers to. */
export interface Relation {
  readonly id: string
  /** The last word of its kind: `worksheet`, `hyperlink`. */
  readonly type: string
  /** As written. */
  readonly target: string
  /** The target as a path in the archive. */
  readonly path: string
}

/** What a part of the archive refers to; of the archive itself where `partPath` is empty. */
export async function readRelations(
  source: ByteSource,
  entries: ReadonlyMap<string, ZipEntry>,
  partPath: string,
): Promise<readonly Relation[]> {
  const folder = partPath.slice(0, partPath.lastIndexOf('/') + 1)
  const entry = entries.get(`${folder}_rels/${partPath.slice(folder.length)}.rels`)
  if (!entry) return []
  return tagsOf(await readZipText(source, entry), 'Relationship').map((tag) => {
    const target = attribute(tag, 'Target') ?? ''
    return {
      id: attribute(tag, 'Id') ?? '',
      type: (attribute(tag, 'Type') ?? '').replace(/^.*\//, ''),
      target,
      path: URL.parse(target, `zip:///${folder}`)?.pathname.slice(1) ?? '',
    }
  })
}
