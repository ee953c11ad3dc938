import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { expect, inject, test } from 'vitest'

/** What Cloudflare takes of a Worker, gzipped, without a paid plan. */
const MOST_BYTES = 3 * 1024 * 1024

test('what a deploy sends is within the size that Cloudflare takes', () => {
  const { folder } = inject('workerBuild')
  const sent = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:map|md)$/.test(entry.name))
    .map(({ name }) => name)
  expect(sent.some((name) => name.endsWith('.js'))).toBe(true)
  expect(sent.some((name) => name.endsWith('.wasm'))).toBe(true)
  const bytes = sent.map((name) => gzipSync(readFileSync(join(folder, name))).length)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThan(MOST_BYTES)
})
