import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const TEXT = /\.(js|css|html)$/
const COMPRESSED = /\.(br|gz)$/

interface Manifest {
  readonly [source: string]: { readonly file: string } | undefined
}

/**
 * Copies a built web app as its next version would be: its entry and one screen have other names, nothing has the
 * old ones, and its pages say `data-version="next"`. Answers the old names.
 */
export function makeNextVersion(from: string, to: string): string[] {
  const manifest = JSON.parse(readFileSync(join(from, '.vite/manifest.json'), 'utf8')) as Manifest
  const old = ['index.html', 'proximity/proximity-page.tsx'].map((source) => manifest[source]?.file ?? '')
  const renewed = (text: string): string =>
    old.reduce((renamed, file) => {
      const name = file.slice('assets/'.length)
      return renamed.replaceAll(name, `next-${name}`)
    }, text)

  for (const entry of readdirSync(from, { withFileTypes: true, recursive: true })) {
    const path = relative(from, join(entry.parentPath, entry.name))
    if (!entry.isFile() || COMPRESSED.test(path)) continue
    const target = join(to, renewed(path))
    mkdirSync(dirname(target), { recursive: true })
    const bytes = readFileSync(join(from, path))
    writeFileSync(target, TEXT.test(path) ? renewed(bytes.toString()) : bytes)
  }
  edit(join(to, renewed(old[0] ?? '')), (code) => `${code};document.documentElement.dataset.version='next'`)
  edit(join(to, 'service-worker.js'), (code) => code.replace(/"\/\?\w+"/, '"/?next"'))
  return old
}

function edit(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')))
}
