import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { folderStore } from '../../../edge/local/folder-store.ts'

function openStore() {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return { folder, files: folderStore(folder) }
}

/** Bytes that arrive in two parts, and then break off or end. */
function arriving(text: string, breaks = false): ReadableStream<Uint8Array> {
  const half = Math.ceil(text.length / 2)
  const parts = [text.slice(0, half), text.slice(half)].map((part) => new TextEncoder().encode(part))
  return new ReadableStream({
    pull(controller) {
      const part = parts.shift()
      if (part !== undefined) controller.enqueue(part)
      else if (breaks) controller.error(new Error('The connection ended.'))
      else controller.close()
    },
  })
}

test('a file is kept as it came, read in parts, and gone once it is removed', async () => {
  const { folder, files } = openStore()
  expect(await files.put('uploads/abc', arriving('1 Gessner Rd'), 100)).toBe(12)
  expect(statSync(join(folder, 'uploads/abc')).mode & 0o777).toBe(0o600)
  const file = await files.open('uploads/abc')
  expect(file?.size).toBe(12)
  expect(new TextDecoder().decode(await file?.read(2, 9))).toBe('Gessner')
  await file?.close()
  await files.remove('uploads/abc')
  expect(await files.open('uploads/abc')).toBeNull()
})

test('nothing is left of a file that is too large or breaks off', async () => {
  const { folder, files } = openStore()
  expect(await files.put('uploads/large', arriving('1 Gessner Rd'), 11)).toBeNull()
  await expect(files.put('uploads/cut', arriving('1 Gessner Rd', true), 100)).rejects.toThrow()
  expect(readdirSync(join(folder, 'uploads'))).toEqual([])
})

test('a key leads nowhere but into the folder', async () => {
  const { files } = openStore()
  for (const key of ['../outside', 'uploads/../../outside', '/etc/passwd', 'uploads/a.b'])
    await expect(files.put(key, arriving('x'), 10)).rejects.toThrow('This is no key of a file.')
})
