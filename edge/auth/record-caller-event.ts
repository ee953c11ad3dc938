import type { Context } from 'hono'
import type { Database } from '../../db/database.ts'
import { type AuditEventBody, recordEvent } from '../audit/record-event.ts'
import type { Services } from '../services/services.ts'
import { callerOf } from './caller.ts'
import { deviceOf } from './device-of.ts'

/** Adds what the caller of a request did. */
export async function recordCallerEvent(
  db: Database,
  c: Context,
  services: Services,
  event: AuditEventBody,
): Promise<void> {
  const caller = await callerOf(c, services)
  await recordEvent(db, {
    ...event,
    at: services.now(),
    teamId: caller?.user.teamId ?? null,
    actor: caller?.user ?? null,
    token: caller?.token?.name,
    device: deviceOf(c.req.header('user-agent')),
  })
}
