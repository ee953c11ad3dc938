import { accessSync, chmodSync, chownSync, constants, mkdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'
import { endAllRuns, startRun } from './run.ts'

const NOBODY = 65_534
/** No machine has an account for it. */
const NAMELESS = 54_321

let scratch: string

beforeAll(async () => {
  scratch = await scratchFolder()
})
afterEach(endAllRuns)
afterAll(() => removeScratchFolder(scratch))

describe.skipIf(process.getuid?.() !== 0 || !everyoneMayEnter(import.meta.dirname))(
  'other users (needs root, and a project that every user may read)',
  () => {
    test('an ordinary user with a closed home runs the product in it', async () => {
      const home = homeOf(NOBODY)
      const run = await startRun({ dataDir: join(home, 'data'), user: { uid: NOBODY, gid: NOBODY, home } })
      await run.untilHealth(200)
      expect(statSync(join(home, 'data/postgres')).uid).toBe(NOBODY)
      run.signal('SIGTERM')
      expect((await run.ended).code).toBe(0)
    })

    test('a user number without an account gets one sentence', async () => {
      const home = homeOf(NAMELESS)
      const run = await startRun({
        dataDir: join(home, 'data'),
        user: { uid: NAMELESS, gid: NAMELESS, home },
      })
      expect((await run.ended).code).toBe(1)
      expect(run.output()).toBe(
        `Starting the database.\nThe database needs a user account, and user number ${NAMELESS} has none on this machine. Start Clearheight as a user with an entry in /etc/passwd.\n`,
      )
    })

    test('a data folder of somebody else is named', async () => {
      const home = homeOf(NAMELESS + 1)
      const run = await startRun({ dataDir: home, user: { uid: NOBODY, gid: NOBODY, home } })
      expect((await run.ended).code).toBe(1)
      expect(run.output()).toBe(
        `DATA_DIR ${home} cannot be written (EACCES). Choose a folder of your own with DATA_DIR.\n`,
      )
    })
  },
)

function homeOf(uid: number): string {
  const home = join(scratch, `home-${uid}`)
  mkdirSync(home)
  chmodSync(home, 0o700)
  chownSync(home, uid, uid)
  return home
}

function everyoneMayEnter(folder: string): boolean {
  accessSync(folder, constants.R_OK)
  const isOpen = (statSync(folder).mode & 0o005) === 0o005
  return isOpen && (folder === '/' || everyoneMayEnter(dirname(folder)))
}
