import { connectNode } from '../../db/connect-node.ts'
import { describeError } from '../errors/describe-error.ts'
import { snapshotLongTail, teamsWithLongTail } from '../import/snapshot/snapshot-tail.ts'

/** What `keepTailsShort` starts: it answers null, or why it failed, and ends when it has, or when the server does. */
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
