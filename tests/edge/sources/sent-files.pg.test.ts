import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import type { ApiSource } from '../../../sync/api/sources.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { isInWorkerd } from '../host.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { importOf, NO_DECISIONS, postFile, sendFile } from './import-job.ts'

const server: AppUnderTest = await appUnderTest()
beforeEach(() => seedDemoTeam(server.db))

const HEADER = 'Address,City,State,Type,Rent/SF/Mo,Tenant'
const row = (n: number, rent = 0.55, tenant = 'Acme') =>
  `${n} Gessner Rd,Houston,TX,Warehouse,${rent},${tenant}`
const csv = (...rows: string[]) => [HEADER, ...rows].join('\n')

async function sources(headers = {}): Promise<ApiSource[]> {
  const answer = (await (await server.get('/api/sources', headers)).json()) as { sources: ApiSource[] }
  return answer.sources
}

test('members change the files they added and no others, and import into their own', async () => {
  const james = await signedIn(JAMES)
  const own = await sendFile(server, 'own.csv', csv(row(500)), james)
  const { sourceId } = await importOf(server, { upload: own, decisions: NO_DECISIONS }, james)
  const upload = await sendFile(server, 'hers.csv', csv(row(600)))
  const hers = await importOf(server, { upload, decisions: NO_DECISIONS })
  expect((await server.put(`/api/sources/${sourceId}`, { isPaused: true }, james)).status).toBe(200)
  expect((await server.put(`/api/sources/${hers.sourceId}`, { isPaused: true }, james)).status).toBe(403)
  expect((await server.remove(`/api/sources/${hers.sourceId}`, james)).status).toBe(403)
  const file = await sendFile(server, 'hers.csv', csv(row(601)), james)
  const asked = { upload: file, sourceId: hers.sourceId, decisions: NO_DECISIONS }
  expect((await server.post('/api/imports', asked, james)).status).toBe(403)
  expect((await server.post('/api/imports', { upload: file }, await signedIn(MARIA))).status).toBe(404)
  expect((await importOf(server, { sourceId: hers.sourceId }, james)).counts).toMatchObject({ unchanged: 1 })
  const names = (await sources(james)).filter(({ isOwn }) => isOwn).map(({ name }) => name)
  expect(names).toEqual(['own'])
})

test('a file over the limit is refused before it is read, and one that breaks off leaves nothing', async () => {
  // Over a real connection no header can say what is not so.
  if (!isInWorkerd) {
    const large = await postFile(server, 'large.csv', 'x', { 'Content-Length': String(101 * 1024 * 1024) })
    expect(large.status).toBe(413)
    expect(await large.json()).toMatchObject({ message: expect.stringContaining('larger than 100 MB') })
  }
  expect((await postFile(server, 'empty.csv', '')).status).toBe(400)
  const kept = await server.filesIn('uploads')
  let sent = false
  const cut = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent) controller.error(new Error('The connection ended.'))
      else controller.enqueue(new TextEncoder().encode('Address,City'))
      sent = true
    },
  })
  const broken = await postFile(server, 'cut.csv', cut).catch(() => null)
  expect(broken?.status).toBe(isInWorkerd ? undefined : 500)
  expect(await server.filesIn('uploads')).toEqual(kept)
})

test('what a member has sent is not seen by viewers, who may not send either', async () => {
  const viewer = { ...JAMES, userId: 'demo-viewer', role: 'viewer' as const }
  await server.db.execute(sql`insert into app_user (id, team_id, name) values ('demo-viewer', 'demo', 'Vi')`)
  await server.db.execute(sql`insert into private.membership (user_id, role, is_role_fixed, joined_at)
    values ('demo-viewer', 'viewer', false, now())`)
  const headers = await signedIn(viewer)
  expect((await postFile(server, 'a.csv', csv(row(1)), headers)).status).toBe(403)
  expect((await server.get('/api/sources', headers)).status).toBe(200)
})

test('a file that a page sends for somebody who is not signed in any more is not taken for who is', async () => {
  const kept = await server.filesIn('uploads')
  const path = `/api/uploads?name=a.csv&senderId=${JAMES.userId}`
  const send = async (headers: Record<string, string>) =>
    await server.app.request(ORIGIN + path, {
      method: 'POST',
      body: csv(row(1)),
      headers: { Origin: ORIGIN, 'Content-Type': 'application/octet-stream', ...headers },
    })
  expect((await send(await signedIn(MARIA))).status).toBe(401)
  expect(await server.filesIn('uploads')).toEqual(kept)
  expect((await send(await signedIn(JAMES))).status).toBe(200)
})
