import type { Context, Hono } from 'hono'
import {
  joinDuplicates,
  keepDuplicatesApart,
  listDuplicateDecisions,
  listDuplicates,
  undoDuplicateDecision,
} from '../../sync/api/duplicates.ts'
import type { AuditEventBody } from '../audit/record-event.ts'
import { countCall } from '../auth/count-call.ts'
import { recordCallerEvent } from '../auth/record-caller-event.ts'
import { handle } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import { type Decider, joinProperties, keepApart, undoDecision } from './decide.ts'
import { countDecisions, listDecisions } from './list-decisions.ts'
import { possibleDuplicates } from './possible-duplicates.ts'

/** Properties that two sources may both have, and what people decided about them. */
export function duplicateRoutes(app: Hono, services: Services): void {
  const { withDb, now } = services

  const decider = async (c: Context): Promise<Decider> => {
    const { teamId: team, userId } = await countCall('writes', c, services)
    return { team, userId, at: now() }
  }
  const recorded = (c: Context, event: AuditEventBody) => (tx: Parameters<typeof recordCallerEvent>[0]) =>
    recordCallerEvent(tx, c, services, event)

  handle(app, listDuplicates, async (_input, c) => {
    const { teamId, userId } = await countCall('questions', c, services)
    return await withDb(async (db) => ({
      duplicates: await possibleDuplicates(db, teamId, userId),
      ...(await countDecisions(db, teamId)),
    }))
  })

  handle(app, listDuplicateDecisions, async (_input, c) => {
    const { teamId } = await countCall('questions', c, services)
    return { decisions: await withDb((db) => listDecisions(db, teamId)) }
  })

  handle(app, joinDuplicates, async ({ keep, other, taken }, c) => {
    const by = await decider(c)
    const event = {
      action: 'properties_joined',
      subject: keep,
      details: { other, taken: taken.length },
    } as const
    await withDb((db) => joinProperties(db, by, { keep, other, taken }, recorded(c, event)))
    return { kept: keep }
  })

  handle(app, keepDuplicatesApart, async ({ first, second }, c) => {
    const by = await decider(c)
    const event = { action: 'properties_kept_apart', subject: first, details: { other: second } } as const
    await withDb((db) => keepApart(db, by, [first, second], recorded(c, event)))
    return { apart: true as const }
  })

  handle(app, undoDuplicateDecision, async ({ first, second }, c) => {
    const by = await decider(c)
    const event = { action: 'properties_parted', subject: first, details: { other: second } } as const
    return { undone: await withDb((db) => undoDecision(db, by, [first, second], recorded(c, event))) }
  })
}
