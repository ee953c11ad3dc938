import type { Hono } from 'hono'
import { sourceHost } from '../../../db/private-schema.ts'
import { allowSourceHost, forbidSourceHost } from '../../../sync/api/source-hosts.ts'
import { countCall } from '../../auth/count-call.ts'
import { recordCallerEvent } from '../../auth/record-caller-event.ts'
import { ApiError } from '../../http/api-error.ts'
import { handle } from '../../http/handle.ts'
import type { Services } from '../../services/services.ts'
import { isHostOf, sourcesAt, teamHosts } from './team-hosts.ts'

/** More are a list that nobody keeps in mind. */
const MOST_HOSTS = 100

/** Which hosts files may be fetched from, as administrators decide. */
export function sourceHostRoutes(app: Hono, services: Services): void {
  const { withDb, now } = services

  handle(app, allowSourceHost, async ({ host }, c) => {
    const { teamId, userId } = await countCall('writes', c, services)
    return await withDb((db) =>
      db.transaction(async (tx) => {
        const known = await teamHosts(tx, teamId)
        if (known.length >= MOST_HOSTS && !known.some((own) => own.host === host))
          throw new ApiError('conflict', `A team may allow ${MOST_HOSTS} hosts. Remove one first.`)
        const added = await tx
          .insert(sourceHost)
          .values({ teamId, host, addedBy: userId, addedAt: now() })
          .onConflictDoNothing()
          .returning()
        if (added.length > 0) {
          const details = { host }
          await recordCallerEvent(tx, c, services, { action: 'source_host_allowed', subject: host, details })
        }
        const found = (await teamHosts(tx, teamId)).find((own) => own.host === host)
        if (found === undefined) throw new Error('The host could not be added.')
        return found
      }),
    )
  })

  handle(app, forbidSourceHost, async ({ host }, c) => {
    const { teamId } = await countCall('writes', c, services)
    return await withDb((db) =>
      db.transaction(async (tx) => {
        const removed = await tx.delete(sourceHost).where(isHostOf(teamId, host)).returning()
        if (removed.length === 0) throw new ApiError('not_found', 'No administrator allowed this host.')
        const sources = await sourcesAt(tx, teamId, host)
        const details = { host, sources }
        await recordCallerEvent(tx, c, services, { action: 'source_host_forbidden', subject: host, details })
        return { sources }
      }),
    )
  })
}
