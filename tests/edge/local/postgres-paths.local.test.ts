import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POSTGRES_ENDING } from '../../../edge/local/postgres/leftover-postgres.ts'
import { noteCluster } from '../../../edge/local/postgres/noted-cluster.ts'
import { startPostgres } from '../../../edge/local/postgres/postgres.ts'
import { postgresBinaries } from '../../../edge/local/postgres/postgres-binaries.ts'
import {
  choosePostgresPaths,
  type PostgresPaths,
  setStrayClustersAside,
} from '../../../edge/local/postgres/postgres-paths.ts'
import { freePort } from '../../../edge/local/process/free-port.ts'
import { removeScratchFolder, scratchFolder } from '../../scratch-folder.ts'

const ROOT_ONLY = 'only root can lend Postgres another user'

let scratch: string

beforeAll(async () => {
  scratch = await scratchFolder()
})
afterAll(() => removeScratchFolder(scratch))

describe.skipIf(process.getuid?.() !== 0)(`as root (${ROOT_ONLY})`, () => {
  test('in a folder every user may enter, the database stays in the data folder', async () => {
    const dataDir = folder('open-data')
    const place = choosePostgresPaths(dataDir, { binaries: installedUnder(folder('open')), openFolders: [] })
    expect([place.binaries, place.cluster]).toEqual([join(scratch, 'open/native'), join(dataDir, 'postgres')])
    expect(place.user?.uid).toBeGreaterThan(0)
    await expectStarts(place)
  })

  test('under a home that only root may enter, programs and database move to an open folder', async () => {
    const home = folder('home')
    chmodSync(home, 0o700)
    const candidateFolders = { binaries: installedUnder(home), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('home/data')
    const place = choosePostgresPaths(dataDir, candidateFolders)
    expect(place.binaries).toMatch(new RegExp(`^${scratch}/lib/postgres-\\d+`))
    expect(place.cluster).toMatch(new RegExp(`^${scratch}/lib/[0-9a-f]{12}$`))
    await expectStarts(place)
    expect(choosePostgresPaths(dataDir, candidateFolders)).toEqual(place)
  })

  test('the database of a deleted data folder is set aside, not taken up and not deleted', () => {
    const home = folder('second-home')
    chmodSync(home, 0o700)
    const candidateFolders = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('second-home/data')
    const { cluster } = choosePostgresPaths(dataDir, candidateFolders)
    const [aside] = setStrayClustersAside(dataDir, candidateFolders.openFolders)
    expect(aside?.startsWith(`${cluster}.before-`)).toBe(true)
    expect([existsSync(aside ?? ''), existsSync(cluster)]).toEqual([true, false])
  })

  test('a data folder that is moved has its database still, a copy of it is refused, and none ever gets an empty one', async () => {
    const home = folder('third-home')
    chmodSync(home, 0o700)
    const candidateFolders = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const [first, copy, moved] = ['first', 'copy', 'moved'].map((name) => join(home, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(first)
    const place = choosePostgresPaths(first, candidateFolders)
    await expectStarts(place)
    noteCluster(first, place.cluster)

    cpSync(first, copy, { recursive: true })
    expect(() => choosePostgresPaths(copy, candidateFolders)).toThrow(
      `${copy} is a copy of ${first}, and the one database of both is in ${place.cluster}.`,
    )
    expect(choosePostgresPaths(first, candidateFolders)).toEqual(place)
    renameSync(first, moved)
    expect(choosePostgresPaths(moved, candidateFolders)).toEqual(place)
    noteCluster(moved, place.cluster)
    expect(() => choosePostgresPaths(copy, candidateFolders)).toThrow(`${copy} is a copy of ${moved}`)

    // A new folder where the first one was is a book of its own.
    mkdirSync(first)
    expect(setStrayClustersAside(first, candidateFolders.openFolders)).toEqual([])
    expect(choosePostgresPaths(first, candidateFolders).cluster).not.toBe(place.cluster)
    expect(choosePostgresPaths(moved, candidateFolders)).toEqual(place)

    const renamed = `${place.cluster}.before-1`
    renameSync(place.cluster, renamed)
    expect(choosePostgresPaths(moved, candidateFolders).cluster).toBe(renamed)
    rmSync(renamed, { recursive: true })
    expect(() => choosePostgresPaths(moved, candidateFolders)).toThrow(
      `The database of ${moved} is not in ${place.cluster}. Put it back there, or move ${moved} away to begin with an empty database.`,
    )
  })

  test('a data folder that is moved to a closed home with its database inside is refused there', async () => {
    const home = folder('fourth-home')
    const candidateFolders = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('fourth-home/data')
    const place = choosePostgresPaths(dataDir, candidateFolders)
    await expectStarts(place)
    chmodSync(home, 0o700)
    expect(() => choosePostgresPaths(dataDir, candidateFolders)).toThrow(
      `The database in ${place.cluster} cannot be entered by the user it runs as. Move ${dataDir} to where every user may enter`,
    )
  })

  test('the database of an ordinary user stays that user’s', () => {
    const dataDir = folder('of-a-user')
    mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
    chownSync(join(dataDir, 'postgres'), 65_534, 65_534)
    const candidateFolders = { binaries: join(scratch, 'open/native'), openFolders: [] }
    expect(choosePostgresPaths(dataDir, candidateFolders).user).toEqual({ uid: 65_534, gid: 65_534 })
    expect(statSync(join(dataDir, 'postgres')).uid).toBe(65_534)
  })
})

function folder(name: string): string {
  const path = join(scratch, name)
  mkdirSync(path, { mode: 0o755 })
  return path
}

/** The binaries as npm would have put them below a folder. */
function installedUnder(home: string): string {
  const installed = join(postgresBinaries(), '..')
  for (const name of ['package.json', 'native']) {
    cpSync(join(installed, name), join(home, name), { recursive: true, verbatimSymlinks: true })
  }
  return join(home, 'native')
}

async function expectStarts(place: PostgresPaths): Promise<void> {
  const options = { password: 'a password for this test', logFile: join(scratch, 'postgres.log') }
  const server = await startPostgres({ place, port: await freePort(), ...options })
  expect(await server.end(POSTGRES_ENDING)).toBe(true)
}
