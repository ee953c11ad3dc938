import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { propertyChange } from '../../../db/history-schema.ts'
import { property } from '../../../db/property-table.ts'
import { propertyTail } from '../../../db/schema.ts'
import { liveProperties } from '../../../edge/book/snapshot/live-properties.ts'
import { settleProperties } from '../../../edge/duplicates/settle-properties.ts'
import type { ApiCorrection } from '../../../sync/api/corrections.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { JAMES, MARIA, signedIn } from '../people.ts'
import { pushed } from '../pushed.ts'

const RENT = '/api/properties/p1/corrections/rentPerSf'

const COLUMNS = 'Dock type: Dock-high\nCrane make: Demag\nCrane make: Konecranes\nFibre: yes'

let site: AppUnderTest
let maria: { Cookie: string }
let james: { Cookie: string }
beforeEach(async () => {
  site = await appUnderTest()
  await fillBook(site.db, [
    makeProperty({
      id: 'p1',
      rentPerSf: 0.96,
      rentBasisAssumed: true,
      squareFootage: 77_250,
      custom: COLUMNS,
    }),
    makeProperty({ id: 'p2', custom: null }),
  ])
  maria = await signedIn(MARIA)
  james = await signedIn(JAMES)
})

async function listed(): Promise<ApiCorrection[]> {
  return (await (await site.get('/api/properties/p1/corrections', maria)).json()) as ApiCorrection[]
}

async function shown() {
  const [row] = await site.db.select().from(propertyTail).where(eq(propertyTail.id, 'p1'))
  return row?.row
}

/** The property as the next snapshot will have it. */
async function packedRow() {
  return await site.db.transaction(async (tx) => {
    for await (const row of liveProperties(tx, 'demo')) if (row.id === 'p1') return row
    throw new Error('It is not in the book.')
  })
}

async function history() {
  const rows = await site.db.select().from(propertyChange).orderBy(propertyChange.id)
  return rows.map(({ kind, userId, before, after, reason }) => ({ kind, userId, before, after, reason }))
}

test('what is typed is read by the server, shown to the team over the source, and told of with its author and reason', async () => {
  const before = Date.now()
  const answer = await site.put(RENT, { typed: '11.40/yr', reason: ' Signed copy ' }, james)
  expect(answer.status).toBe(200)
  const correction = {
    id: expect.any(String),
    field: 'rentPerSf',
    value: 0.95,
    typed: '11.40/yr',
    reason: 'Signed copy',
    userId: 'demo-james',
    userName: 'James Okafor',
    createdAt: expect.any(Number),
    sourceWas: 0.96,
    sourceValue: 0.96,
    sourceChangedAt: null,
  }
  expect(await answer.json()).toEqual(correction)
  expect(await listed()).toEqual([correction])
  // Who states a rent states its period.
  expect(await shown()).toMatchObject({ rentPerSf: 0.95, rentBasisAssumed: false, squareFootage: 77_250 })
  const [stored] = await site.db.select().from(property).where(eq(property.id, 'p1'))
  expect(stored).toMatchObject({ rentPerSf: 0.96 })
  expect(stored?.rentChangedAt?.getTime()).toBeGreaterThanOrEqual(before)
  expect(await history()).toEqual([
    {
      kind: 'corrected',
      userId: 'demo-james',
      before: { rentPerSf: 0.96 },
      after: { rentPerSf: 0.95 },
      reason: 'Signed copy',
    },
  ])
})

test('what the browser took it for does not count', async () => {
  const args = { id: 'correction-1', propertyId: 'p1', field: 'rentPerSf', typed: '11.40/yr', reason: null }
  const optimistic = { shown: makeProperty({ id: 'p1' }), value: 99 }
  expect(await pushed(site, ['correction.set', { ...args, optimistic, now: 5 }])).toEqual([{}])
  expect(await shown()).toMatchObject({ rentPerSf: 0.95 })
  // Sent again after a lost answer it is one correction.
  expect(await pushed(site, ['correction.set', { ...args, optimistic, now: 5 }])).toEqual([{}])
  expect(await listed()).toMatchObject([{ id: 'correction-1', value: 0.95, sourceWas: 0.96 }])
  expect(await history()).toHaveLength(1)
})

test('taken back, the source is shown again, as it was', async () => {
  await site.put(RENT, { typed: '11.40/yr' }, james)
  expect((await site.remove(RENT, james)).status).toBe(200)
  expect(await listed()).toEqual([])
  expect(await shown()).toMatchObject({ rentPerSf: 0.96, rentBasisAssumed: true })
  const [stored] = await site.db.select().from(property).where(eq(property.id, 'p1'))
  expect(stored?.corrections).toBeNull()
  expect(await history()).toMatchObject([
    {},
    { kind: 'uncorrected', before: { rentPerSf: 0.95 }, after: { rentPerSf: 0.96 } },
  ])
  expect((await site.remove(RENT, james)).status).toBe(404)
})

test('a later correction takes the place of an earlier one, and what the source says stays known', async () => {
  await site.put(RENT, { typed: '11.40/yr' }, james)
  await site.put(RENT, { typed: '0.94/mo' }, james)
  expect(await listed()).toMatchObject([{ value: 0.94, sourceWas: 0.96, sourceValue: 0.96 }])
})

test('a field is corrected beside another, and taken back alone', async () => {
  await site.put(RENT, { typed: '11.40/yr' }, james)
  await site.put('/api/properties/p1/corrections/tenant', { typed: 'Wharfside Tubulars' }, james)
  await site.remove(RENT, james)
  expect(await shown()).toMatchObject({ rentPerSf: 0.96, tenant: 'Wharfside Tubulars' })
})

test('a value can be corrected to none', async () => {
  await site.put('/api/properties/p1/corrections/squareFootage', { typed: '' }, james)
  expect(await shown()).toMatchObject({ squareFootage: null })
  expect(await listed()).toMatchObject([{ field: 'squareFootage', value: null, sourceValue: 77_250 }])
})

test("another's correction is changed and taken back by an administrator, not by a member", async () => {
  await site.put(RENT, { typed: '11.40/yr' }, maria)
  const refusals = [await site.put(RENT, { typed: '1/mo' }, james), await site.remove(RENT, james)]
  expect(refusals.map(({ status }) => status)).toEqual([403, 403])
  expect(await shown()).toMatchObject({ rentPerSf: 0.95 })
  await site.put('/api/properties/p1/corrections/tenant', { typed: 'Orion Valve' }, james)
  expect((await site.remove('/api/properties/p1/corrections/tenant', maria)).status).toBe(200)
})

describe('a column of no field', () => {
  const CRANES = '/api/properties/p1/corrections/custom.Crane%20make'

  test('is corrected in its place, told of by its name, and taken back', async () => {
    const answer = await site.put(CRANES, { typed: ' Street \n Crane ', reason: 'Saw it' }, james)
    expect(await answer.json()).toMatchObject({
      field: 'custom.Crane make',
      value: 'Street Crane',
      sourceWas: 'Demag, Konecranes',
    })
    const corrected = 'Dock type: Dock-high\nCrane make: Street Crane\nFibre: yes'
    expect(await shown()).toMatchObject({ custom: corrected })
    expect(Object.keys((await shown()) ?? {}).filter((key) => key.startsWith('custom'))).toEqual(['custom'])
    expect((await packedRow()).custom).toBe(corrected)
    const history = await (await site.get('/api/properties/p1/history', james)).json()
    expect(history).toMatchObject({
      entries: [
        {
          kind: 'corrected',
          fields: [{ label: 'Crane make', before: 'Demag, Konecranes', after: 'Street Crane' }],
        },
        {},
      ],
    })
    expect((await site.remove(CRANES, james)).status).toBe(200)
    expect(await shown()).toMatchObject({ custom: COLUMNS })
  })

  test('is emptied, and stays over what its source says later, which is told', async () => {
    await site.put(CRANES, { typed: '' }, james)
    expect(await shown()).toMatchObject({ custom: 'Dock type: Dock-high\nFibre: yes' })
    await site.db.transaction(async (tx) => {
      await tx.execute(sql`select private.open_book('demo')`)
      await tx.update(property).set({ custom: 'Crane make: Abus' }).where(eq(property.id, 'p1'))
      await settleProperties(tx, 'demo', new Date())
    })
    expect(await shown()).toMatchObject({ custom: null })
    expect(await listed()).toMatchObject([
      {
        value: null,
        sourceWas: 'Demag, Konecranes',
        sourceValue: 'Abus',
        sourceChangedAt: expect.any(Number),
      },
    ])
  })

  test('that this property lacks and its source has is filled', async () => {
    await site.put('/api/properties/p2/corrections/custom.Fibre', { typed: 'no: none' }, james)
    const [row] = await site.db.select().from(propertyTail).where(eq(propertyTail.id, 'p2'))
    expect(row?.row).toMatchObject({ custom: 'Fibre: no: none' })
  })

  test.each([
    ['custom.Paint', /^field: No source of this property has a column “Paint”/],
    ['custom.', /^field: /],
    ['custom.Crane make: x', /^field: /],
  ])('%s is no column of its source', async (field, message) => {
    const path = `/api/properties/p1/corrections/${encodeURIComponent(field)}`
    const answer = await site.put(path, { typed: 'x' }, james)
    expect([answer.status, ((await answer.json()) as { message: string }).message]).toEqual([
      400,
      expect.stringMatching(message),
    ])
    expect(await listed()).toEqual([])
  })
})

describe('bad input changes nothing and is told in a sentence', () => {
  test.each([
    ['rentPerSf', '0.95', 'typed: “0.95” leaves open which it is. Write 0.95/mo or 0.95/yr.'],
    ['rentPerSf', 'cheap', 'typed: Rent “cheap” is not understood.'],
    ['dateSigned', '25/12/2025', /^typed: Date signed “25\/12\/2025” has the day first/],
    ['custom', 'x', 'typed: Other columns cannot be typed.'],
    ['contentHash', 'x', /^field: /],
    ['tenant', 'x'.repeat(10_001), /^typed: /],
    ['tenant', 'a\0b', /^typed: /],
  ])('%s “%s”', async (field, typed, message) => {
    const answer = await site.put(`/api/properties/p1/corrections/${field}`, { typed }, james)
    expect(answer.status).toBe(400)
    expect(((await answer.json()) as { message: string }).message).toMatch(message)
    expect(await listed()).toEqual([])
    expect(await history()).toEqual([])
  })
})
