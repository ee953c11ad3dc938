import { mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { removeLeftovers } from '../../../edge/local/sources/keep-sources-fresh.ts'

const NOW = new Date('2026-11-23T10:00:00Z')
const HOURS_AGO = new Date('2026-11-23T07:00:00Z')
const JUST_NOW = new Date('2026-11-23T09:58:00Z')

test('what a killed process left half done is removed, and what is kept or being written is not', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-leftovers-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const put = async (path: string, at: Date) => {
    const file = join(dataDir, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, 'x')
    await utimes(file, at, at)
    await utimes(dirname(file), at, at)
  }
  await put('fetched/old-sheet/0', HOURS_AGO)
  await put('fetched/new-sheet/0', JUST_NOW)
  await put('uploads/kept', HOURS_AGO)
  await put('uploads/cut.part', HOURS_AGO)
  await put('uploads/coming.part', JUST_NOW)
  await put('sources/cut.part', HOURS_AGO)
  await removeLeftovers(dataDir, NOW)
  const left = async (folder: string) => (await readdir(join(dataDir, folder))).toSorted()
  expect(await left('fetched')).toEqual(['new-sheet'])
  expect(await left('uploads')).toEqual(['coming.part', 'kept'])
  expect(await left('sources')).toEqual([])
})
