import { sql } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'

const NOTES = '/api/properties/p1/notes'

let one: AppUnderTest
let other: AppUnderTest
beforeAll(async () => {
  one = await appUnderTest({ metricsToken: 'the-token-of-the-one-site' })
  other = await appUnderTest({ metricsToken: 'the-token-of-the-other' })
  for (const { db } of [one, other]) await seedDemoTeam(db)
})

async function metricsOf(site: AppUnderTest, token: string): Promise<string> {
  const answer = await site.get('/api/metrics', { Authorization: `Bearer ${token}` })
  return answer.ok ? await answer.text() : `${answer.status}`
}

test('of apps that share an isolate, each has its settings and the memory of its own requests', async () => {
  await Promise.all([one.get(NOTES), other.get(NOTES), one.get(NOTES), one.get(NOTES)])
  const counted = (times: number) =>
    expect.stringMatching(`route="/api/properties/:id/notes",method="GET",status="404"} ${times}\n`)
  expect(await metricsOf(one, 'the-token-of-the-one-site')).toEqual(counted(3))
  expect(await metricsOf(other, 'the-token-of-the-other')).toEqual(counted(1))
  expect(await metricsOf(other, 'the-token-of-the-one-site')).toBe('401')
})

test('of apps that share an isolate, each has its files and its surroundings', async () => {
  await one.services.files.put('attachments/a', new Blob(['a']).stream(), 1)
  expect(await Promise.all([one.filesIn('attachments'), other.filesIn('attachments')])).toEqual([['a'], []])
  other.services.zeroCacheAnswers = async () => false
  const health = await Promise.all([one.get('/api/health'), other.get('/api/health')])
  expect(health.map(({ status }) => status)).toEqual([200, 503])
})

test('of apps that share an isolate, each is told what it logs', async () => {
  await other.db.execute(sql`alter table public.property rename to elsewhere`)
  const answers = await Promise.all([other.get(NOTES), one.get(NOTES)])
  expect(
    await Promise.all(answers.map(async (answer) => [answer.status, (await answer.text()).length > 0])),
  ).toEqual([
    [500, true],
    [404, true],
  ])
  expect(other.log).not.toEqual([])
  expect(one.log).toEqual([])
})
