import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedBasemap } from '../../../edge/build/basemap/embedded-basemap.ts'
import { StartProblem } from '../../../edge/errors/start-problem.ts'
import { checkOwnBasemap } from '../../../edge/local/check-own-basemap.ts'

const SHARED = '../shared/data/basemap/us.pmtiles'

test('a file of tiles is taken, and an address is not asked at the start', async () => {
  await checkOwnBasemap(null)
  await checkOwnBasemap(await embeddedBasemap())
  await checkOwnBasemap('https://maps.example/us.pmtiles')
})

test.skipIf(!existsSync(SHARED))('the large example file is taken', async () => {
  await checkOwnBasemap(SHARED)
})

test('a file that is not there, a folder, and a file of something else are said to be so', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clearheight-own-basemap-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const [gone, other, older, empty] = ['gone', 'other', 'older', 'empty'].map((name) => join(folder, name))
  writeFileSync(String(other), '<!doctype html>')
  writeFileSync(String(older), 'PM\u0002\u0000 an older version')
  writeFileSync(String(empty), '')
  for (const path of [gone, folder]) {
    await expect(checkOwnBasemap(String(path))).rejects.toThrow(
      new StartProblem(
        `BASEMAP_PMTILES names ${path}, and there is no file that can be read. Correct it, or start without it.`,
      ),
    )
  }
  for (const path of [other, older, empty]) {
    await expect(checkOwnBasemap(String(path))).rejects.toThrow(
      new StartProblem(
        `BASEMAP_PMTILES names ${path}, which is no PMTiles file of version 3. Correct it, or start without it.`,
      ),
    )
  }
})
