import { expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { snapshotTail } from '../../../edge/book/snapshot/snapshot-tail.ts'
import { createTeamBooks } from '../../../edge/book/team-books.ts'
import { makeProperty } from '../../make/property.ts'
import { seededRandom } from '../../make/seeded-random.ts'
import { appUnderTest, ORIGIN } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'

const site = await appUnderTest()
const { next, int, pick, chance } = seededRandom(23)

const TYPES = ['Warehouse', 'Manufacturing', 'Distribution', 'Flex']
const CITIES = ['Houston', 'Katy', 'Sugar Land', 'مدينة']
const WORDS = ['crane', 'dock', 'rail', '🏭 yard', '"quoted" \\ slash', 'línea']

function makeSome(prefix: string, count: number) {
  return Array.from({ length: count }, (_, i) =>
    makeProperty({
      id: `${prefix}${String(i).padStart(4, '0')}`,
      name: `${pick(WORDS)} ${pick(TYPES)} ${i}`,
      city: pick(CITIES),
      propertyType: pick(TYPES),
      rentPerSf: chance(0.2) ? null : int(0, 200) / 100,
      squareFootage: chance(0.2) ? null : int(1, 200_000),
      yearBuilt: int(1960, 2020),
      rail: pick([true, false, null]),
      notes: chance(0.5) ? null : `${pick(WORDS)} and ${pick(WORDS)}`,
    }),
  )
}

const QUERIES = [
  () => `${pick(TYPES)} in ${pick(CITIES)} under $${(next() * 2).toFixed(2)}`,
  () => `over ${int(1, 100)}k sf built after ${int(1970, 2020)}`,
  () => `${pick(WORDS)} ${pick(CITIES)}`,
  () => pick(['', 'craen', 'with rail', 'cheapest first', 'zzz']),
]
const CALLS: (() => { method: 'GET' | 'POST'; path: string; body?: unknown })[] = [
  () => ({
    method: 'POST',
    path: '/api/properties/search',
    body: {
      query: pick(QUERIES)(),
      ...(chance(0.7) ? { limit: int(1, 60), page: pick([1, 1, 2]) } : {}),
      ...(chance(0.3) ? { withSimilar: true } : {}),
      ...(chance(0.3) ? { filter: { minSqft: int(0, 90_000), sortBy: 'rent_desc' } } : {}),
    },
  }),
  () => ({
    method: 'POST',
    path: '/api/properties/filter',
    body: { propertyTypes: [pick(TYPES)], maxRent: next() * 2, limit: pick([10, 200, 300]) },
  }),
  () => ({ method: 'GET', path: `/api/properties?limit=${pick([1, 50, 250])}&page=${pick([1, 2, 3])}` }),
]

/** Keeps nothing from one request to the next. */
const fresh = site.appWith({
  bookOfTeam: (db, team) => createTeamBooks()(db, team),
  shareReading: (_key, read) => read(),
})

/** Asks one and the same app twice, and one that keeps nothing, and compares what they answer. */
async function expectSameAnswers(calls: number): Promise<void> {
  for (let call = 0; call < calls; call++) {
    const { method, path, body } = pick(CALLS)()
    const asked = {
      method,
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }
    const [first, again, anew] = await Promise.all([
      textOf(site.app.request(`${ORIGIN}${path}`, asked)),
      textOf(site.app.request(`${ORIGIN}${path}`, asked)),
      textOf(fresh.request(`${ORIGIN}${path}`, asked)),
    ])
    expect(again, JSON.stringify(asked)).toBe(first)
    expect(anew, JSON.stringify(asked)).toBe(first)
  }
}

async function textOf(asked: Response | Promise<Response>): Promise<string> {
  const answer = await asked
  expect(answer.status).toBe(200)
  return await answer.text()
}

test('what is kept is answered byte for byte as what is worked out anew, before and after changes', async () => {
  await fillBook(site.db, makeSome('a', 400))
  await snapshotTail(site.db, DEMO_TEAM)
  await expectSameAnswers(25)
  await fillBook(site.db, makeSome('b', 30), 'later')
  await expectSameAnswers(15)
  await snapshotTail(site.db, DEMO_TEAM)
  await expectSameAnswers(10)
})

test('an answer that was kept is not given after a change', async () => {
  const count = async () => {
    const answer = await site.post('/api/properties/search', { query: 'unheard-of depot', limit: 5 })
    return ((await answer.json()) as { results: { name: string }[] }).results.map(({ name }) => name)
  }
  const name = 'Unheard-of Depot'
  await count()
  expect(await count()).not.toContain(name)
  await fillBook(site.db, [makeProperty({ id: 'zz', name })], 'one more')
  expect((await count())[0]).toBe(name)
})
