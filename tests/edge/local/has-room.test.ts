import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
import { hasRoom } from '../../../edge/local/has-room.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

test('a folder on an ordinary disk has room', async () => {
  expect(await hasRoom(tmpdir())).toBe(true)
})

test('a folder on a disk of a few megabytes has none', async ({ skip }) => {
  const folder = await scratchFolder()
  onTestFinished(() => removeScratchFolder(folder))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder])
  if (mounted.status !== 0) skip('This user may not mount a disk.')
  onTestFinished(() => void spawnSync('umount', [folder]))
  expect(await hasRoom(folder)).toBe(false)
})
