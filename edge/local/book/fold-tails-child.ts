import { connectNode } from '../../../db/connect-node.ts'
import { snapshotLongTail, teamsWithLongTail } from '../../book/snapshot/snapshot-tail.ts'
import { describeError } from '../../errors/describe-error.ts'

/**
 * The process that `keepTailsShort` starts. It answers null, or why it failed, and ends then or when the server ends.
 */
process.once('disconnect', () => process.exit())
process.once('message', async (databaseUrl: string) => {
  const failure = await foldLongTails(databaseUrl).then(() => null, describeError)
  process.send?.(failure, () => process.exit())
})

async function foldLongTails(databaseUrl: string): Promise<void> {
  const { db, close } = connectNode(databaseUrl, { max: 1 })
  try {
    for (const team of await teamsWithLongTail(db)) await snapshotLongTail(db, team)
  } finally {
    await close()
  }
}
