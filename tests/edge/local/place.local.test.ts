import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { POSTGRES_ENDING } from '../../../edge/local/postgres/leftover-postgres.ts'
import { noteCluster } from '../../../edge/local/postgres/noted-cluster.ts'
import { choosePlace, type Place, setStrayClustersAside } from '../../../edge/local/postgres/place.ts'
import { startPostgres } from '../../../edge/local/postgres/postgres.ts'
import { postgresBinaries } from '../../../edge/local/postgres/postgres-binaries.ts'
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
    const place = choosePlace(dataDir, { binaries: installedUnder(folder('open')), openFolders: [] })
    expect([place.binaries, place.cluster]).toEqual([join(scratch, 'open/native'), join(dataDir, 'postgres')])
    expect(place.user?.uid).toBeGreaterThan(0)
    await expectStarts(place)
  })

  test('under a home that only root may enter, programs and database move to an open folder', async () => {
    const home = folder('home')
    chmodSync(home, 0o700)
    const surroundings = { binaries: installedUnder(home), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('home/data')
    const place = choosePlace(dataDir, surroundings)
    expect(place.binaries).toMatch(new RegExp(`^${scratch}/lib/postgres-\\d+`))
    expect(place.cluster).toMatch(new RegExp(`^${scratch}/lib/[0-9a-f]{12}$`))
    await expectStarts(place)
    expect(choosePlace(dataDir, surroundings)).toEqual(place)
  })

  test('the database of a deleted data folder is set aside, not taken up and not deleted', () => {
    const home = folder('second-home')
    chmodSync(home, 0o700)
    const surroundings = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('second-home/data')
    const { cluster } = choosePlace(dataDir, surroundings)
    const [aside] = setStrayClustersAside(dataDir, surroundings.openFolders)
    expect(aside?.startsWith(`${cluster}.before-`)).toBe(true)
    expect([existsSync(aside ?? ''), existsSync(cluster)]).toEqual([true, false])
  })

  test('a data folder that is moved has its database still, a copy of it is refused, and none ever gets an empty one', async () => {
    const home = folder('third-home')
    chmodSync(home, 0o700)
    const surroundings = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const [first, copy, moved] = ['first', 'copy', 'moved'].map((name) => join(home, name)) as [
      string,
      string,
      string,
    ]
    mkdirSync(first)
    const place = choosePlace(first, surroundings)
    await expectStarts(place)
    noteCluster(first, place.cluster)

    cpSync(first, copy, { recursive: true })
    expect(() => choosePlace(copy, surroundings)).toThrow(
      `${copy} is a copy of ${first}, and the one database of both is in ${place.cluster}.`,
    )
    expect(choosePlace(first, surroundings)).toEqual(place)
    renameSync(first, moved)
    expect(choosePlace(moved, surroundings)).toEqual(place)
    noteCluster(moved, place.cluster)
    expect(() => choosePlace(copy, surroundings)).toThrow(`${copy} is a copy of ${moved}`)

    // A new folder where the first one was is a book of its own.
    mkdirSync(first)
    expect(setStrayClustersAside(first, surroundings.openFolders)).toEqual([])
    expect(choosePlace(first, surroundings).cluster).not.toBe(place.cluster)
    expect(choosePlace(moved, surroundings)).toEqual(place)

    const renamed = `${place.cluster}.before-1`
    renameSync(place.cluster, renamed)
    expect(choosePlace(moved, surroundings).cluster).toBe(renamed)
    rmSync(renamed, { recursive: true })
    expect(() => choosePlace(moved, surroundings)).toThrow(
      `The database of ${moved} is not in ${place.cluster}. Put it back there, or move ${moved} away to begin with an empty database.`,
    )
  })

  test('a data folder that is moved to a closed home with its database inside is refused there', async () => {
    const home = folder('fourth-home')
    const surroundings = { binaries: join(scratch, 'open/native'), openFolders: [join(scratch, 'lib')] }
    const dataDir = folder('fourth-home/data')
    const place = choosePlace(dataDir, surroundings)
    await expectStarts(place)
    chmodSync(home, 0o700)
    expect(() => choosePlace(dataDir, surroundings)).toThrow(
      `The database in ${place.cluster} cannot be entered by the user it runs as. Move ${dataDir} to where every user may enter`,
    )
  })

  test('the database of an ordinary user stays that user’s', () => {
    const dataDir = folder('of-a-user')
    mkdirSync(join(dataDir, 'postgres'), { mode: 0o700 })
    chownSync(join(dataDir, 'postgres'), 65_534, 65_534)
    const surroundings = { binaries: join(scratch, 'open/native'), openFolders: [] }
    expect(choosePlace(dataDir, surroundings).user).toEqual({ uid: 65_534, gid: 65_534 })
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

async function expectStarts(place: Place): Promise<void> {
  const options = { password: 'a password for this test', logFile: join(scratch, 'postgres.log') }
  const server = await startPostgres({ place, port: await freePort(), ...options })
  expect(await server.end(POSTGRES_ENDING)).toBe(true)
}
