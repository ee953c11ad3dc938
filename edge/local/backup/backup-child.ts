import { describeError } from '../../errors/describe-error.ts'
import { type BackupOptions, writeBackup } from './write-backup.ts'

/** The process that `keepBackups` starts. It answers null, or why it failed, and ends then or when the server ends. */
process.once('disconnect', () => process.exit())
process.once('message', async (options: BackupOptions) => {
  const failure = await writeBackup(options).then(() => null, describeError)
  process.send?.(failure, () => process.exit())
})
