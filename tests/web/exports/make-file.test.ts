import { beforeEach, expect, test, vi } from 'vitest'
import { csvDocument } from '../../../sync/documents/text/csv-document.ts'
import { memoryStorage } from '../../../web/allow-storage.ts'
import { makeFile } from '../../../web/exports/make-file.ts'
import { makeComps, rowsOf } from '../../make/comps.ts'
import { makeProperty } from '../../make/property.ts'

const ROWS = rowsOf(
  Array.from({ length: 3_000 }, (_, i) => makeProperty({ id: `p${i}`, name: `Plant ${i}` })),
)

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('location', { search: '' })
})

function pace() {
  const stop = new AbortController()
  const progress: number[] = []
  return { stop, progress, signal: stop.signal, onProgress: (done: number) => void progress.push(done) }
}

test('a file holds what the document is, whatever reads its rows, under its name and type', async () => {
  const document = makeComps({ rows: ROWS })
  const rows = { length: ROWS.length, at: (i: number) => ROWS[i] }
  const file = await makeFile(
    { format: 'csv', document: { ...document, rows }, fileStem: 'Tanner Rd / 3 mi' },
    pace(),
  )
  expect([file.name, file.contents.type]).toEqual([
    'Tanner-Rd-3-mi-2026-11-21.csv',
    'text/csv; charset=utf-8',
  ])
  const expected = new TextEncoder().encode((await csvDocument(document)).join(''))
  expect(new Uint8Array(await file.contents.arrayBuffer())).toEqual(expected)
})

test('the page gets its turn while rows are read and written, and may stop the work', async () => {
  const { stop, progress, ...rest } = pace()
  const slow = (ms: number) => {
    const end = performance.now() + ms
    while (performance.now() < end);
  }
  const rows = {
    length: ROWS.length,
    at(i: number) {
      if (i % 200 === 0) slow(13)
      if (i === 2_000) stop.abort()
      return ROWS[i]
    },
  }
  const made = makeFile({ format: 'csv', document: { ...makeComps(), rows }, fileStem: 'a' }, { ...rest })
  await expect(made).rejects.toThrow('aborted')
  expect(progress.length).toBeGreaterThan(5)
  expect(Math.max(...progress)).toBeLessThan(0.5)
})
