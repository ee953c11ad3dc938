import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openFile } from '../../../../edge/files/open-file.ts'
import { readingOf } from '../../../../edge/sources/fetch/reading-of.ts'
import { withReading } from '../../../../edge/sources/run/with-reading.ts'

test('a file that is not read, because another import is running, does not stay open', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'clearheight-reading-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const path = join(folder, 'deals.csv')
  await writeFile(path, 'Address,City\n1 Telge Rd,Houston\n')
  const file = await openFile(path)
  const reading = await readingOf(file, { decisions: undefined })
  const busy = withReading(reading, () => Promise.reject(new Error('busy')))
  await expect(busy).rejects.toThrow('busy')
  await expect(file.read(0, 1)).rejects.toMatchObject({ code: 'EBADF' })
})
