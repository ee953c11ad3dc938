import { beforeEach, expect, test } from 'vitest'
import { seedDemoTeam } from '../../../db/demo-team.ts'
import type { DuplicateDecision, PossibleDuplicate } from '../../../sync/api/duplicates.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { JAMES } from '../people.ts'
import { importOf, NO_DECISIONS, sendFile } from '../sources/import-job.ts'

const server: AppUnderTest = await appUnderTest()
beforeEach(() => seedDemoTeam(server.db))

const HEADER = 'Name,Address,City,State,Zip,Building SF,Year Built,Dock Doors,Rent/SF/Mo'
const OF_CITY = 'Houston,TX,77041'

async function json<T>(answer: Response | Promise<Response>): Promise<T> {
  const { status } = await answer
  expect(status).toBe(200)
  return (await (await answer).json()) as T
}

const listed = () =>
  json<{ duplicates: PossibleDuplicate[]; joined: number; apart: number }>(server.get('/api/duplicates'))

async function properties(): Promise<Property[]> {
  return (await json<{ properties: Property[] }>(server.get('/api/properties'))).properties
}

test('two files with one building: it is found, kept apart, joined, and parted again, each for the whole team', async () => {
  for (const [name, row] of [
    ['comps.csv', `Windfern Crane Works,5675 Windfern Rd,${OF_CITY},77250,2007,8,0.95`],
    ['feed.csv', `Windfern Crane Wks,5675 Windfern Road,${OF_CITY},77250,2007,10,0.99`],
  ] as const) {
    const upload = await sendFile(server, name, [HEADER, row].join('\n'))
    await importOf(server, { upload, decisions: NO_DECISIONS })
  }
  const { duplicates, ...counts } = await listed()
  expect(counts).toEqual({ joined: 0, apart: 0 })
  const [first, second] = duplicates[0]?.properties.map(({ id }) => id) ?? []
  const pair = { first, second }

  expect(await json(server.post('/api/duplicates/apart', pair))).toEqual({ apart: true })
  expect(await listed()).toEqual({ duplicates: [], joined: 0, apart: 1 })
  expect(await json(server.post('/api/duplicates/undo', pair))).toEqual({ undone: true })
  expect(await json(server.post('/api/duplicates/undo', pair))).toEqual({ undone: false })

  const kept = (await properties()).find(({ name }) => name === 'Windfern Crane Works')?.id
  const other = kept === first ? second : first
  const joined = await server.post('/api/duplicates/join', { keep: kept, other, taken: ['dockDoors'] })
  expect(await json(joined)).toEqual({ kept })
  expect(await properties()).toMatchObject([{ id: kept, dockDoors: 10, rentPerSf: 0.95 }])
  const { decisions } = await json<{ decisions: DuplicateDecision[] }>(
    server.get('/api/duplicates/decisions'),
  )
  expect(decisions).toMatchObject([{ decision: 'joined', kept, taken: ['dockDoors'] }])

  expect(await json(server.post('/api/duplicates/undo', pair))).toEqual({ undone: true })
  expect((await properties()).map(({ dockDoors }) => dockDoors).toSorted()).toEqual([10, 8])
})

test('a property that is not there, or with itself, cannot be joined', async () => {
  const gone = await server.post('/api/duplicates/join', { keep: 'none', other: JAMES.userId, taken: [] })
  expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'not_found' }])
  const wrong = await server.post('/api/duplicates/join', { keep: 'none', other: 'one', taken: ['price'] })
  expect([wrong.status, await wrong.json()]).toMatchObject([
    400,
    { message: expect.stringContaining('taken') },
  ])
})
