import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { apiToken, identity, invitation, membership } from '../../../db/access-schema.ts'
import { DEMO_TEAM, seedDemoTeam } from '../../../db/demo-team.ts'
import { appUser, team } from '../../../db/schema.ts'
import { createApp } from '../../../edge/app.ts'
import { openStoredSession } from '../../../edge/auth/stored-sessions.ts'
import { importSampleIfEmpty } from '../../../edge/import/import-sample.ts'
import { runMutation } from '../../../edge/mutators/run-mutation.ts'
import { serverMutators } from '../../../edge/mutators/server-mutators.ts'
import type { JsonSchema } from '../../../edge/reference/schema-json.ts'
import type { DirectorySignIn } from '../../../edge/settings/sign-in-settings.ts'
import { api, type Resource } from '../../../sync/api/api.ts'
import type { AnyEndpoint } from '../../../sync/api/endpoint.ts'
import {
  COMP_LIST_ID,
  INVITATION_ID,
  NOTE_ID,
  OTHER_TEAM_ID,
  PERSON_ID,
  PROPERTY_ID,
  SESSION_ID,
  TOKEN_ID,
} from '../../../sync/api/examples.ts'
import { getMetrics } from '../../../sync/api/metrics.ts'
import { invitePerson } from '../../../sync/api/people.ts'
import { requestOf } from '../../../sync/api/request-of.ts'
import { restoreSource } from '../../../sync/api/sources.ts'
import { switchTeam } from '../../../sync/api/teams.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { putBelongingsOfExamples } from '../corrections/belongings-of-examples.ts'
import { MARIA } from '../people.ts'
import { schemaProblems } from '../schema-problems.ts'
import { knowJobOfExamples, putSourceOfExamples, removeAddedSources } from '../sources/source-of-examples.ts'
import { type OpenApi, openApiOf } from './openapi-document.ts'

const CALLS = Object.values<Resource>(api).flatMap(({ calls }) => Object.entries(calls))

const METRICS_TOKEN = 'the-token-of-the-metrics'

let server: AppUnderTest
let document: OpenApi['document']
let operations: OpenApi['operations']
beforeAll(async () => {
  server = await appUnderTest({ metricsToken: METRICS_TOKEN })
  const { basemap } = server.services
  basemap.own = basemap.embedded
  await knowJobOfExamples(server.services)
  const dataDir = await mkdtemp(join(tmpdir(), 'clearheight-reference-'))
  await seedDemoTeam(server.db)
  await importSampleIfEmpty({ url: server.databaseUrl, dataDir, team: DEMO_TEAM })
  await rm(dataDir, { recursive: true })
  ;({ document, operations } = await openApiOf(server))
})

/** What the examples speak of is there before each of them, beside the sample book. */
beforeEach(async () => {
  await server.db.execute(sql`delete from public.note where id = ${NOTE_ID}`)
  await server.db.execute(sql`delete from public.comp_list where id = ${COMP_LIST_ID}`)
  // A run with a way back, which has nothing to take back.
  await server.db.execute(sql`update private.import_run set previous_run_id = id, rolled_back_at = null`)
  await server.db.execute(sql`
    insert into private.session (id, user_id, created_at, seen_at, device)
      values (${SESSION_ID}, ${MARIA.userId}, now(), now(), 'Chrome on Windows') on conflict do nothing`)
  await addPeopleOfExamples()
  await removeAddedSources(server.db)
  const now = Date.now()
  const none = { latitude: null, longitude: null, radius: null, subjectPropertyId: null, filters: null }
  const details = { name: 'Northwest', description: null, centerAddress: null, isPublic: true }
  const comp = { propertyId: PROPERTY_ID, propertyName: '', propertyAddress: null, notes: null }
  await runMutation(server.db, async (tx) => {
    const note = { id: NOTE_ID, propertyId: PROPERTY_ID, note: 'Toured', isPrivate: false, now }
    await serverMutators.note.add.fn({ tx, args: note, ctx: MARIA })
    const list = { id: COMP_LIST_ID, ...details, ...none, comps: [comp], now }
    await serverMutators.compList.create.fn({ tx, args: list, ctx: MARIA })
  })
})

/** A third person of the demo's team, a token and an invitation; and who the user is in another team. */
async function addPeopleOfExamples(): Promise<void> {
  const { db } = server
  const joined = { isRoleFixed: false, joinedAt: new Date() }
  const later = new Date(Date.now() + 60_000)
  const times = { createdAt: new Date(), expiresAt: later }
  const there = `${MARIA.userId}-${OTHER_TEAM_ID}`
  await db.insert(team).values({ id: OTHER_TEAM_ID, name: 'Ontario' }).onConflictDoNothing()
  for (const [id, teamId] of [
    [PERSON_ID, MARIA.teamId],
    [there, OTHER_TEAM_ID],
  ] as const) {
    await db.insert(appUser).values({ id, teamId, name: 'Ann Castillo' }).onConflictDoNothing()
    await db
      .insert(membership)
      .values({ userId: id, role: 'member', ...joined })
      .onConflictDoNothing()
  }
  for (const userId of [MARIA.userId, there]) {
    await db.insert(identity).values({ issuer: 'a', subject: 'maria', userId }).onConflictDoNothing()
  }
  const token = { id: TOKEN_ID, userId: MARIA.userId, name: 'Report', scope: 'read', hash: TOKEN_ID } as const
  await db
    .insert(apiToken)
    .values({ ...token, ...times })
    .onConflictDoNothing()
  const invited = {
    teamId: MARIA.teamId,
    email: 'ann@example.com',
    role: 'member',
    invitedBy: MARIA.userId,
  } as const
  await db
    .insert(invitation)
    .values({ id: INVITATION_ID, ...invited, ...times })
    .onConflictDoNothing()
}

/** The demo has nobody to invite and no other team: these are asked of a server with a company directory. */
const OF_DIRECTORY: readonly AnyEndpoint[] = [invitePerson, switchTeam]

async function sendByDirectory({ method, path, example }: AnyEndpoint): Promise<Response> {
  const { db, services } = server
  const { settings } = services
  const signIn = { ...settings.signIn, mode: 'oidc', providerName: 'Acme' } as DirectorySignIn
  const begun = { userId: MARIA.userId, device: 'Chrome on Windows', idToken: '' }
  const session = await openStoredSession(db, begun, new Date())
  return await createApp({ ...services, settings: { ...settings, signIn } }).request(ORIGIN + path, {
    method,
    body: JSON.stringify(example),
    headers: { Origin: ORIGIN, Cookie: `${settings.sessionCookie}=${session}` },
  })
}

async function send(endpoint: AnyEndpoint): Promise<Response> {
  await putSourceOfExamples(server.db, MARIA, endpoint === restoreSource)
  await putBelongingsOfExamples(server.db, server.services, MARIA)
  if (OF_DIRECTORY.includes(endpoint)) return await sendByDirectory(endpoint)
  const { address, body } = requestOf(endpoint, endpoint.example as Record<string, unknown>)
  switch (endpoint.method) {
    case 'GET':
      return await server.get(
        address,
        endpoint === getMetrics ? { Authorization: `Bearer ${METRICS_TOKEN}` } : {},
      )
    case 'POST':
      return await server.post(address, endpoint.body === undefined ? body : '%PDF-1.7')
    case 'PUT':
      return await server.put(address, body)
    case 'DELETE':
      return await server.remove(address)
  }
}

test.each(CALLS)('%s answers its own example as the reference says', async (id, endpoint) => {
  const responses = operations[id]?.operation.responses ?? {}
  const answer = await send(endpoint)
  const content = responses[answer.status]?.content
  expect(Object.keys(responses).filter((status) => Number(status) < 400)).toContain(String(answer.status))
  const type = answer.headers.get('content-type')?.split(';', 1)[0]
  if (content === undefined) {
    expect(await answer.text()).toBe('')
    return
  }
  expect(Object.keys(content)).toContain(type)
  if (!('output' in endpoint)) {
    expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(0)
    return
  }
  const json = await answer.json()
  // Nothing is answered that the contract does not name.
  expect(z.parse(endpoint.output, json)).toEqual(json)
  const schema = content['application/json']?.schema as JsonSchema
  expect(schemaProblems(json, schema, document.components.schemas)).toEqual([])
})
