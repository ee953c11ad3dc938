import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^'?]+)/g

test('of two folders that lie side by side, with all that is in them, only one imports from the other', () => {
  const paths = globSync('{web,edge,sync,db}/**/*.{ts,tsx}', { cwd: ROOT })
  expect(paths.length).toBeGreaterThan(1000)
  expect(mutualImports(paths.map((path) => [path, readFileSync(join(ROOT, path), 'utf8')]))).toEqual([])
})

test('two folders that import from each other are told with an import each way', () => {
  expect(
    mutualImports([
      [
        'web/search/map/map.ts',
        "import { a } from '../results.ts'\nimport type { B } from '../../home/b.ts'",
      ],
      ['web/search/results.ts', "const map = () => import('./map/map.ts')"],
      ['web/home/deep/c.tsx', "export const c = await import(\n  '../../search/results.ts'\n)"],
      ['web/data/d.ts', "import { c } from '../home/deep/c.tsx'\nimport styles from './d.module.css'"],
    ]),
  ).toEqual(['web/home/deep/c.tsx > web/search/results.ts, web/search/map/map.ts > web/home/b.ts'])
})

/** A line for each two folders of one folder whose files import from each other's. */
function mutualImports(files: readonly (readonly [path: string, code: string])[]): string[] {
  const found = new Map<string, string>()
  for (const [path, code] of files) {
    for (const [, to = ''] of code.matchAll(IMPORTED)) {
      const other = posix.join(posix.dirname(path), to)
      const apart = whereTheyPart(path, other)
      if (apart !== null) found.set(apart.join(' > '), `${path} > ${other}`)
    }
  }
  return Array.from(found, ([apart, line]) => {
    const [from = '', to = ''] = apart.split(' > ')
    const back = found.get(`${to} > ${from}`)
    return back !== undefined && from < to ? [`${line}, ${back}`] : []
  }).flat()
}

/** The two folders side by side that hold the files; null where the folder of one holds the other. */
function whereTheyPart(path: string, other: string): [string, string] | null {
  const [own, its] = [path.split('/').slice(0, -1), other.split('/').slice(0, -1)]
  const at = own.findIndex((name, i) => name !== its[i])
  if (at === -1 || its[at] === undefined) return null
  return [own.slice(0, at + 1).join('/'), its.slice(0, at + 1).join('/')]
}
