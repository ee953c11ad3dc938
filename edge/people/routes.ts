import type { Context, Hono } from 'hono'
import type { Database } from '../../db/database.ts'
import {
  changePerson,
  handOver,
  invitePerson,
  listPeople,
  removePerson,
  withdrawInvitation,
} from '../../sync/api/people.ts'
import type { SessionUser } from '../../sync/session.ts'
import type { AuditEventBody } from '../audit/record-event.ts'
import { countCall } from '../auth/count-call.ts'
import { recordCallerEvent } from '../auth/record-caller-event.ts'
import { requireUser } from '../auth/require-user.ts'
import { ApiError } from '../http/api-error.ts'
import { handle, readInput } from '../http/handle.ts'
import type { Services } from '../services/services.ts'
import * as change from './change-person.ts'
import * as over from './hand-over.ts'
import * as invitations from './invitations.ts'
import * as people from './people.ts'
import * as removal from './remove-person.ts'

/** Who is in a team, for its administrators. */
export function peopleRoutes(app: Hono, services: Services): void {
  const { withDb, now, settings } = services

  const asWriter = async <T>(c: Context, work: (tx: Database, caller: SessionUser) => Promise<T>) => {
    const caller = await countCall('writes', c, services)
    return await withDb((db) => db.transaction((tx) => work(tx, caller)))
  }

  handle(app, listPeople, async (_input, c) => {
    const caller = await requireUser(c, services)
    return await withDb(async (db) => ({
      people: await people.listPeople(db, caller, now()),
      invitations: await invitations.listInvitations(db, caller.teamId),
    }))
  })

  handle(app, changePerson, (input, c) =>
    asWriter(c, async (tx, caller) => {
      const changed = await change.changePerson(tx, caller, input, now())
      for (const event of deedsOf(changed)) await recordCallerEvent(tx, c, services, event)
      return changed.after
    }),
  )

  handle(app, handOver, (input, c) =>
    asWriter(c, async (tx, caller) => {
      const { from, to, ...handed } = await over.handOver(tx, caller, input, now())
      const details = { from: from.name, to: to.name, ...handed }
      await recordCallerEvent(tx, c, services, { action: 'work_handed_over', subject: from.id, details })
      return handed
    }),
  )

  app.delete(removePerson.path, async (c) => {
    const { id } = await readInput(removePerson, c)
    await asWriter(c, async (tx, caller) => {
      const { name } = await removal.removePerson(tx, caller, id, now())
      await recordCallerEvent(tx, c, services, {
        action: 'person_removed',
        subject: id,
        details: { of: name },
      })
    })
    return c.body(null, 204)
  })

  handle(app, invitePerson, (input, c) =>
    asWriter(c, async (tx, caller) => {
      if (settings.signIn.mode === 'demo') throw new ApiError('conflict', NOBODY_COMES)
      const invited = await invitations.invitePerson(tx, caller, input, now())
      const details = { address: invited.email, role: invited.role }
      await recordCallerEvent(tx, c, services, { action: 'person_invited', subject: invited.id, details })
      return invited
    }),
  )

  app.delete(withdrawInvitation.path, async (c) => {
    const { id } = await readInput(withdrawInvitation, c)
    await asWriter(c, async (tx, caller) => {
      const address = await invitations.withdrawInvitation(tx, caller.teamId, id)
      const details = { address }
      await recordCallerEvent(tx, c, services, { action: 'invitation_withdrawn', subject: id, details })
    })
    return c.body(null, 204)
  })
}

/** What the audit log says of a change. */
function deedsOf({ before, after }: change.Changed): AuditEventBody[] {
  const { id: subject, name: of, role: to } = after
  const isDisabled = after.disabledAt !== null
  return [
    ...(before.role === to
      ? []
      : [{ action: 'role_changed', subject, details: { of, from: before.role, to } } as const]),
    ...(isDisabled === (before.disabledAt !== null)
      ? []
      : isDisabled
        ? [{ action: 'person_disabled', subject, details: { of, sessions: before.sessions } } as const]
        : [{ action: 'person_enabled', subject, details: { of } } as const]),
  ]
}

const NOBODY_COMES = 'This is the demo: nobody signs in by a directory here, so nobody can be invited.'
