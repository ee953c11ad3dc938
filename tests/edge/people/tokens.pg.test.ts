import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apiToken, auditEvent, membership } from '../../../db/access-schema.ts'
import { TOKEN_PREFIX } from '../../../edge/auth/api-tokens.ts'
import { type ApiToken, MOST_TOKENS } from '../../../sync/api/tokens.ts'
import { appUnderTest } from '../app-under-test.ts'
import { addPerson, JAMES, MARIA, STRANGER, signedIn } from '../people.ts'

const VERA = { userId: 'demo-vera', teamId: 'demo', name: 'Vera Lind', role: 'viewer' } as const

const server = await appUnderTest()
await addPerson(server.db, VERA)
await addPerson(server.db, STRANGER)

interface Made extends ApiToken {
  secret: string
}
type User = { userId: string }

const ask = async (user: User, others: object = {}) =>
  await server.post(
    '/api/tokens',
    { name: 'Report', scope: 'read', days: 30, ...others },
    await signedIn(user),
  )

const make = async (user: User, others: object = {}) => (await (await ask(user, others)).json()) as Made

async function listed(user: User, path = '/api/tokens'): Promise<ApiToken[]> {
  const answer = await server.get(path, await signedIn(user))
  return ((await answer.json()) as { tokens: ApiToken[] }).tokens
}

const end = async (user: User, { id }: { id: string }) =>
  (await server.remove(`/api/tokens/${id}`, await signedIn(user))).status

const bearer = ({ secret }: { secret: string }) => ({ Authorization: `Bearer ${secret}` })
const opens = async (token: { secret: string }, path = '/api/me') =>
  (await server.get(path, bearer(token))).status

test('a token is shown once, kept hashed, listed with its last use, and ended at once', async () => {
  const made = await make(JAMES, { name: ' Excel  link ' })
  expect(made).toMatchObject({ name: 'Excel link', scope: 'read', usedAt: null })
  expect(made.secret).toMatch(new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`))
  const [row] = await server.db.select().from(apiToken).where(eq(apiToken.id, made.id))
  expect(JSON.stringify(row)).not.toContain(made.secret.slice(TOKEN_PREFIX.length))

  expect(await opens(made)).toBe(200)
  const text = JSON.stringify(await listed(JAMES))
  expect(text).not.toContain(made.secret)
  expect(await listed(JAMES)).toMatchObject([{ id: made.id, usedAt: expect.any(Number) }])
  expect(await end(JAMES, made)).toBe(204)
  expect(await opens(made)).toBe(401)
  expect(await listed(JAMES)).toEqual([])
  expect(await end(JAMES, made)).toBe(404)
})

test('a token for reading changes nothing, and one for writing does', async () => {
  const [read, write] = [await make(JAMES), await make(JAMES, { scope: 'write' })]
  const list = { name: 'Northwest' }
  expect((await server.post('/api/comp-lists', list, bearer(read))).status).toBe(403)
  expect((await server.post('/api/comp-lists', list, bearer(write))).status).toBe(200)
})

test('no token makes, lists or ends tokens, sessions or people', async () => {
  const token = await make(MARIA, { scope: 'write' })
  const headers = bearer(token)
  const answers = await Promise.all([
    server.get('/api/tokens', headers),
    server.post('/api/tokens', { name: 'Another', scope: 'write', days: 365 }, headers),
    server.remove(`/api/tokens/${token.id}`, headers),
    server.get('/api/sessions', headers),
    server.get('/api/people', headers),
    server.put(`/api/people/${JAMES.userId}`, { role: 'viewer' }, headers),
    server.post('/api/team', { teamId: 'other' }, headers),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 403))
})

test('a token ends by itself on its day, and none lasts longer than a year', async () => {
  const token = await make(JAMES, { days: 1 })
  expect(token.expiresAt - token.createdAt).toBe(24 * 60 * 60 * 1000)
  await server.db.update(apiToken).set({ expiresAt: new Date() }).where(eq(apiToken.id, token.id))
  expect(await opens(token)).toBe(401)
  expect((await listed(JAMES)).map(({ id }) => id)).not.toContain(token.id)
  for (const days of [0, 366, 1.5]) expect((await ask(JAMES, { days })).status).toBe(400)
  expect((await ask(JAMES, { name: ' \u200b' })).status).toBe(400)
})

test('a viewer makes tokens for reading only', async () => {
  expect((await ask(VERA, { scope: 'write' })).status).toBe(403)
  expect(await opens(await make(VERA))).toBe(200)
})

test('nobody has more tokens than the most, also where two are asked for at once', async () => {
  await server.db.delete(apiToken)
  for (let made = 1; made < MOST_TOKENS; made++) await make(VERA)
  const last = await Promise.all([ask(VERA), ask(VERA)])
  expect(last.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(await listed(VERA)).toHaveLength(MOST_TOKENS)
})

test('an administrator lists and ends the tokens of the team, a member their own only', async () => {
  const ofJames = await make(JAMES)
  const ofMaria = await make(MARIA)
  expect(await end(JAMES, ofMaria)).toBe(404)
  expect((await listed(MARIA, `/api/people/${JAMES.userId}/tokens`)).map(({ id }) => id)).toContain(
    ofJames.id,
  )
  expect(await end(MARIA, ofJames)).toBe(204)
  const id = 'token-of-another-team'
  const now = new Date()
  const later = new Date(now.getTime() + 60_000)
  const row = { id, userId: STRANGER.userId, name: 'Theirs', scope: 'read', hash: id } as const
  await server.db.insert(apiToken).values({ ...row, createdAt: now, expiresAt: later })
  expect(await end(MARIA, { id })).toBe(404)
  const theirs = await server.get(`/api/people/${STRANGER.userId}/tokens`, await signedIn(MARIA))
  expect(theirs.status).toBe(404)
})

test('a token does nothing while its owner is disabled', async () => {
  const token = await make(JAMES)
  const set = async (disabledAt: Date | null) =>
    await server.db.update(membership).set({ disabledAt }).where(eq(membership.userId, JAMES.userId))
  await set(new Date())
  expect(await opens(token)).toBe(401)
  await set(null)
  expect(await opens(token)).toBe(200)
})

test('a token that has ended is refused to whoever asks afterwards, however many ask with it meanwhile', async () => {
  const made = await make(JAMES)
  const before = Array.from({ length: 20 }, () => opens(made))
  const ended = end(JAMES, made)
  const meanwhile = Array.from({ length: 20 }, () => opens(made))
  expect(await ended).toBe(204)
  const after = await Promise.all(Array.from({ length: 20 }, () => opens(made)))
  expect(new Set(after)).toEqual(new Set([401]))
  await Promise.all([...before, ...meanwhile])
})

test('the first use of a token is recorded once, also by many at once', async () => {
  const made = await make(JAMES, { name: 'At once' })
  const answers = await Promise.all(Array.from({ length: 10 }, () => opens(made)))
  expect(new Set(answers)).toEqual(new Set([200]))
  const uses = await server.db.select().from(auditEvent).where(eq(auditEvent.subject, made.id))
  expect(uses.map(({ action }) => action).filter((action) => action === 'token_used')).toHaveLength(1)
})
