import pg from 'pg'
import { appliedMigration } from '../../../db/applied-migration.ts'
import { migrationTimes } from '../../../db/migrate-until.ts'
import { describeError } from '../../errors/describe-error.ts'
import { StartProblem } from '../../errors/start-problem.ts'
import { backupFile } from '../data/backup-name.ts'
import { writeBackup } from './write-backup.ts'

export interface UpgradeOptions {
  /** The administrator's. */
  readonly url: string
  readonly dataDir: string
  say(line: string): void
}

/**
 * Backs up a database before its migration from an earlier version. Does nothing for one that is new or up to date.
 * @throws StartProblem where that fails; the database is then unchanged
 */
export async function backUpBeforeUpgrade({ url, dataDir, say }: UpgradeOptions): Promise<void> {
  if (!(await isBehind(url))) return
  const file = backupFile(dataDir, new Date(), 'before-upgrade')
  say('The database is of an earlier version. Backing it up before it is upgraded.')
  try {
    await writeBackup({ url, dataDir, file })
  } catch (error) {
    throw new StartProblem(
      `The database is to be upgraded, and could not be backed up before (${describeError(error)}). It was not changed.`,
    )
  }
  say(`The backup is ${file}`)
}

async function isBehind(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const applied = await appliedMigration(client)
    return applied !== null && applied < (migrationTimes().at(-1) ?? 0)
  } finally {
    await client.end()
  }
}
