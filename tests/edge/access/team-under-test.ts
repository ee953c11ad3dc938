import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { apiToken, identity, invitation, membership, session } from '../../../db/access-schema.ts'
import type { Database } from '../../../db/database.ts'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { propertyChange } from '../../../db/history-schema.ts'
import { nameAlias } from '../../../db/name-alias-table.ts'
import { source } from '../../../db/private-schema.ts'
import { property } from '../../../db/property-table.ts'
import { attachment, compList, compListEntry, correction, note, tableView } from '../../../db/schema.ts'
import { seedTeam } from '../../../db/seed-team.ts'
import { TOKEN_PREFIX } from '../../../edge/auth/api-tokens.ts'
import { sha256 } from '../../../edge/auth/sha256.ts'
import { importSampleIfEmpty } from '../../../edge/import/import-sample.ts'
import {
  ATTACHMENT_ID,
  COMP_LIST_ID,
  CORRECTION_ID,
  HAND_PROPERTY_ID,
  INVITATION_ID,
  NOTE_ID,
  OTHER_TEAM_ID,
  PROPERTY_ID,
  SESSION_ID,
  TOKEN_ID,
} from '../../../sync/api/examples.ts'
import { makeProperty } from '../../make/property.ts'
import { appUnderTest } from '../app-under-test.ts'
import { addPerson, BY_DIRECTORY } from '../people.ts'
import { knowJobOfExamples, putSourceOfExamples, removeAddedSources } from '../sources/source-of-examples.ts'
import {
  ELSEWHERE,
  HEIR,
  headersOf,
  LEAVER,
  OWNER,
  OWNER_THERE,
  TEAMMATES,
  TOKENS,
  USERS,
} from './callers.ts'
import type { Sharing } from './matrix-row.ts'

const THIRTEEN_HOURS_MS = 13 * 3_600_000
export const ALIAS_ID = 'a1b2c3d4-0c3d-4f7e-9a41-6d2e8c90b7f3'
export const VIEW_ID = '5b1f6a52-0c3d-4f7e-9a41-6d2e8c90b7f3'
export const NOTE_TEXT = 'What the owner wrote'
export const LIST_NAME = 'What the owner compares'

/** A team with one of each, whose people are known by their sessions, and the sample's properties. */
export async function teamUnderTest() {
  const site = await appUnderTest({ signIn: BY_DIRECTORY })
  site.services.basemap.own = site.services.basemap.embedded
  await knowJobOfExamples(site.services)
  await seedTeam(site.db, { id: DEMO_TEAM, name: 'Demo Brokerage' })
  await site.services.files.put(`attachments/${ATTACHMENT_ID}`, new Blob(['%PDF-']).stream(), 5)
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-matrix-'))
  await importSampleIfEmpty({ url: site.databaseUrl, dataDir, team: OWNER.teamId })
  await rm(dataDir, { recursive: true })
  const { db } = site
  await seedTeam(db, { id: ELSEWHERE.teamId, name: 'Another team' })
  await seedTeam(db, { id: OTHER_TEAM_ID, name: 'Ontario' })
  for (const one of [OWNER, OWNER_THERE, LEAVER, HEIR, ELSEWHERE, ...Object.values(TEAMMATES)])
    await addPerson(db, one)
  const known = { issuer: 'https://login.example', subject: 'owner' }
  await db.insert(identity).values([OWNER, OWNER_THERE].map(({ userId }) => ({ ...known, userId })))
  const sessions = await Promise.all(
    Object.entries(USERS).map(async ([caller, { userId }]) => ({ id: await sha256(caller), userId, caller })),
  )
  const tokens = await Promise.all(
    Object.entries(TOKENS).map(async ([name, scope]) => ({
      id: name,
      userId: OWNER.userId,
      name,
      scope,
      hash: await sha256(TOKEN_PREFIX + name),
    })),
  )

  /** Puts everything that an attempt may touch where it belongs. */
  async function reset(sharing: Sharing, { isRemoved = false } = {}): Promise<void> {
    const at = new Date()
    const isShared = sharing === 'shared'
    await db.transaction(async (tx) => {
      await removeAddedSources(tx)
      await tx.execute(sql`
        delete from private.session;
        delete from private.api_token;
        delete from private.invitation;
        delete from public.table_view where author_id = ${sql.raw(`'${OWNER.userId}'`)};
        delete from public.note where author_id = ${sql.raw(`'${OWNER.userId}'`)};
        delete from public.comp_list where owner_id = ${sql.raw(`'${OWNER.userId}'`)}`)
      await putSourceOfExamples(tx, OWNER, isRemoved)
      await tx.update(membership).set({ role: OWNER.role }).where(sql`user_id = ${OWNER.userId}`)
      await tx.update(membership).set({ disabledAt: at }).where(sql`user_id = ${TEAMMATES.disabled.userId}`)
      const device = 'Chrome on Windows'
      await tx.insert(session).values([
        ...sessions.map(({ id, userId, caller }) => ({
          id,
          userId,
          device,
          createdAt: at,
          seenAt: caller === 'expired' ? new Date(at.getTime() - THIRTEEN_HOURS_MS) : at,
        })),
        { id: SESSION_ID, userId: OWNER.userId, device, createdAt: at, seenAt: at },
      ])
      const expiresAt = new Date(at.getTime() + 3_600_000)
      const good = { createdAt: at, expiresAt }
      const spare = {
        id: TOKEN_ID,
        userId: OWNER.userId,
        name: 'Report',
        scope: 'read',
        hash: TOKEN_ID,
      } as const
      await tx.insert(apiToken).values([...tokens, spare].map((token) => ({ ...token, ...good })))
      await tx.insert(invitation).values({
        ...good,
        id: INVITATION_ID,
        teamId: DEMO_TEAM,
        email: 'a@b.example',
        role: 'member',
        invitedBy: OWNER.userId,
      })
      const there = { userId: LEAVER.userId, role: LEAVER.role, isRoleFixed: false, joinedAt: at }
      await tx.insert(membership).values(there).onConflictDoNothing()
      const own = { teamId: DEMO_TEAM, createdAt: at, updatedAt: at }
      await tx.insert(note).values({
        ...own,
        id: NOTE_ID,
        propertyId: PROPERTY_ID,
        note: NOTE_TEXT,
        isPrivate: !isShared,
        authorId: OWNER.userId,
      })
      await tx.insert(tableView).values({
        ...own,
        id: VIEW_ID,
        name: 'Renewals',
        isPrivate: !isShared,
        columns: 'tenant,dateSigned',
        density: 'roomy',
        authorId: OWNER.userId,
      })
      const alias = { id: ALIAS_ID, name: 'Hines', alias: 'H', authorId: OWNER.userId }
      await tx
        .insert(nameAlias)
        .values({ ...alias, teamId: DEMO_TEAM, createdAt: at })
        .onConflictDoNothing()
      await tx.insert(compList).values({
        ...own,
        id: COMP_LIST_ID,
        ownerId: OWNER.userId,
        name: LIST_NAME,
        isPublic: isShared,
        removedAt: isRemoved ? at : null,
      })
      await resetCorrections(tx, at)
      await tx.insert(compListEntry).values({
        ...own,
        compListId: COMP_LIST_ID,
        propertyId: PROPERTY_ID,
        propertyName: 'Windfern',
        isIncluded: true,
        position: 1,
      })
    })
  }

  async function demoteOwner(): Promise<void> {
    await db.update(membership).set({ role: 'viewer' }).where(sql`user_id = ${OWNER.userId}`)
  }

  return { ...site, reset, demoteOwner, headersOf }
}

/** The owner has corrected a property, attached a file to it, and added one by hand. */
async function resetCorrections(tx: Database, at: Date): Promise<void> {
  await tx.execute(sql`select private.open_book(${DEMO_TEAM})`)
  await tx.delete(correction)
  await tx.delete(attachment)
  const by = { teamId: DEMO_TEAM, propertyId: PROPERTY_ID, authorId: OWNER.userId, createdAt: at }
  await tx.insert(correction).values({
    ...by,
    id: CORRECTION_ID,
    field: 'clearHeight',
    value: 26,
    typed: "26'",
    sourceWas: 24,
    sourceValue: 24,
  })
  await tx.insert(attachment).values({
    ...by,
    id: ATTACHMENT_ID,
    name: 'Lease abstract.pdf',
    type: 'application/pdf',
    bytes: 5,
  })
  const [hand] = await tx
    .insert(source)
    .values({ teamId: DEMO_TEAM, name: 'Added by hand', kind: 'hand' })
    .onConflictDoUpdate({ target: [source.teamId, source.name], set: { kind: 'hand' } })
    .returning({ id: source.id })
  if (hand === undefined) throw new Error('The source was not written.')
  const {
    id: _id,
    createdAt: _createdAt,
    changedAt: _changedAt,
    rentChangedAt: _rentChangedAt,
    ...typed
  } = makeProperty()
  const comp = { ...typed, teamId: DEMO_TEAM, sourceId: hand.id, contentHash: 'typed', changeSeq: 0 }
  await tx
    .insert(property)
    .values({ ...comp, id: HAND_PROPERTY_ID, createdAt: at })
    .onConflictDoUpdate({ target: property.id, set: { removedAt: null } })
  await tx.delete(propertyChange)
  const added = { teamId: DEMO_TEAM, propertyId: HAND_PROPERTY_ID, userId: OWNER.userId, at }
  await tx.insert(propertyChange).values({ ...added, kind: 'added' })
}
