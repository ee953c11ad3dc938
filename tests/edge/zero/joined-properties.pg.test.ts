import { asc, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_TEAM } from '../../../db/demo-team.ts'
import { attachment, compList, compListEntry, correction, note } from '../../../db/schema.ts'
import { joinProperties } from '../../../edge/duplicates/decide.ts'
import { makeProperty } from '../../make/property.ts'
import { type AppUnderTest, appUnderTest, ORIGIN } from '../app-under-test.ts'
import { fillBook } from '../fill-book.ts'
import { liveBook } from '../import/shown-book.ts'
import { MARIA } from '../people.ts'
import { pushed } from '../pushed.ts'

let server: AppUnderTest

const LIST = 7

beforeAll(async () => {
  server = await appUnderTest()
  await fillBook(server.db, [
    makeProperty({ id: 'kept', name: 'Kept', address: '1 Main St', clearHeight: 24 }),
    makeProperty({ id: 'middle', name: 'Middle' }),
    makeProperty({ id: 'joined', name: 'Joined', clearHeight: 20 }),
    makeProperty({ id: 'other', name: 'Other' }),
    makeProperty({ id: 'lasting', name: 'Lasting' }),
    makeProperty({ id: 'leaving', name: 'Leaving' }),
  ])
  const join = (keep: string, other: string) =>
    joinProperties(
      server.db,
      { team: DEMO_TEAM, userId: MARIA.userId, at: new Date() },
      { keep, other, taken: [] },
      async () => {},
    )
  // Two in a row: what stands for it is found through both.
  await join('middle', 'joined')
  await join('kept', 'middle')
})

const comp = (propertyId: string) => ({
  propertyId,
  propertyName: 'As it was called',
  propertyAddress: null,
  notes: 'Toured',
})

const entries = async () => {
  const { propertyId, propertyName, notes, isIncluded } = compListEntry
  return await server.db
    .select({ propertyId, propertyName, notes, isIncluded })
    .from(compListEntry)
    .where(eq(compListEntry.compListId, LIST))
    .orderBy(asc(compListEntry.position))
}

test('a note that was written before its property was joined is a note of the kept one', async () => {
  const args = { id: 'late-note', propertyId: 'joined', note: 'Ask about the roof', isPrivate: false, now: 0 }
  expect(await pushed(server, ['note.add', args])).toEqual([{}])
  const [written] = await server.db.select().from(note).where(eq(note.id, 'late-note'))
  expect(written?.propertyId).toBe('kept')
})

test('a list that was made with it has the kept one, once and under its name, and what was said of its place arrives', async () => {
  const list = {
    ...{ id: LIST, name: 'Comps', description: null, isPublic: true, filters: null, now: 0 },
    ...{ centerAddress: null, latitude: null, longitude: null, radius: null },
  }
  const place = { compListId: LIST, propertyId: 'joined', now: 0 }
  const made = { ...list, subjectPropertyId: 'joined', comps: [comp('joined'), comp('middle')] }
  expect(
    await pushed(
      server,
      ['compList.create', made],
      ['comp.add', { compListId: LIST, comps: [comp('other'), comp('kept')], now: 0 }],
      ['comp.annotate', { ...place, notes: 'Toured in May' }],
      ['comp.exclude', { ...place, reason: 'Old' }],
      ['comp.place', { ...place, propertyId: 'other', after: 'joined' }],
    ),
  ).toEqual([{}, {}, {}, {}, {}])
  expect(await entries()).toEqual([
    { propertyId: 'kept', propertyName: 'Kept', notes: 'Toured in May', isIncluded: false },
    { propertyId: 'other', propertyName: 'Other', notes: 'Toured', isIncluded: true },
  ])
  const [created] = await server.db.select().from(compList).where(eq(compList.id, LIST))
  expect(created?.subjectPropertyId).toBe('kept')
  expect(await pushed(server, ['comp.include', place])).toEqual([{}])
  expect((await entries())[0]).toMatchObject({ isIncluded: true })
})

test('a comp that was taken out before its property was joined goes, but not where the list had the kept one too', async () => {
  const [alone, both] = [LIST + 1, LIST + 2]
  const list = {
    ...{ name: 'Comps', description: null, isPublic: true, filters: null, now: 0, subjectPropertyId: null },
    ...{ centerAddress: null, latitude: null, longitude: null, radius: null },
  }
  const idsIn = async (id: number) => {
    const rows = await server.db.select().from(compListEntry).where(eq(compListEntry.compListId, id))
    return rows.map(({ propertyId }) => propertyId)
  }
  await pushed(
    server,
    ['compList.create', { ...list, id: alone, comps: [comp('leaving')] }],
    ['compList.create', { ...list, id: both, comps: [comp('leaving'), comp('lasting')] }],
  )
  const by = { team: DEMO_TEAM, userId: MARIA.userId, at: new Date() }
  await joinProperties(server.db, by, { keep: 'lasting', other: 'leaving', taken: [] }, async () => {})
  expect([await idsIn(alone), await idsIn(both)]).toEqual([['lasting'], ['lasting']])
  const gone = { propertyIds: ['leaving'], now: 0 }
  await pushed(
    server,
    ['comp.remove', { ...gone, compListId: alone }],
    ['comp.remove', { ...gone, compListId: both }],
  )
  expect([await idsIn(alone), await idsIn(both)]).toEqual([[], ['lasting']])
})

test('a program that changes a comp by the id of a joined property gets the comp that was changed', async () => {
  const path = `/api/comp-lists/${LIST}/properties/joined`
  const answer = await server.put(path, { isIncluded: false, reason: 'Old' })
  expect([answer.status, await answer.json()]).toMatchObject([200, { propertyId: 'kept', isIncluded: false }])
  expect((await entries())[0]).toMatchObject({ propertyId: 'kept', isIncluded: false })
  // It is the subject of the list, and no comp of itself.
  const list = await (await server.get(`/api/comp-lists/${LIST}`)).json()
  expect(list).toMatchObject({ subjectPropertyId: 'kept', includedCount: 1, excludedCount: 0 })
})

test('a correction that was typed before is one of the kept one, and is shown there', async () => {
  const args = {
    ...{ id: 'late-correction', propertyId: 'joined', field: 'clearHeight', typed: '26' },
    ...{ reason: null, optimistic: null, now: 0 },
  }
  expect(await pushed(server, ['correction.set', args])).toEqual([{}])
  const [written] = await server.db.select().from(correction).where(eq(correction.id, 'late-correction'))
  expect(written).toMatchObject({ propertyId: 'kept', value: 26, sourceWas: 24 })
  expect((await liveBook(server.db)).get('kept')?.clearHeight).toBe(26)
})

test('every call that is asked by the id of a joined property answers for the one that stands for it', async () => {
  const json = async (answer: Promise<Response>) => {
    const { status } = await answer
    return [status, await (await answer).json()]
  }
  const of = (id: string, rest: string) => `/api/properties/${id}/${rest}`
  expect(await json(server.post(of('joined', 'notes'), { note: 'Late', isPrivate: false }))).toMatchObject([
    200,
    { note: 'Late' },
  ])
  const corrected = server.put(of('middle', 'corrections/clearHeight'), { typed: '30' })
  expect(await json(corrected)).toMatchObject([200, { field: 'clearHeight', value: 30 }])
  for (const rest of ['notes', 'corrections', 'maps']) {
    const [asked, kept] = await Promise.all([
      json(server.get(of('joined', rest))),
      json(server.get(of('kept', rest))),
    ])
    expect([rest, asked]).toEqual([rest, kept])
    expect(kept[0]).toBe(200)
  }
  expect(await json(server.remove(of('joined', 'corrections/clearHeight')))).toEqual([200, {}])
  expect(await json(server.get(of('kept', 'corrections')))).toEqual([200, []])

  const [, { id }] = (await json(server.post('/api/comp-lists', { name: 'By a program' }))) as [
    number,
    { id: number },
  ]
  const added = server.post(`/api/comp-lists/${id}/properties`, { propertyId: 'joined' })
  expect(await json(added)).toMatchObject([200, { propertyId: 'kept', propertyName: 'Kept' }])
  expect(await json(server.remove(`/api/comp-lists/${id}/properties/joined`))).toEqual([200, {}])

  const exported = await server.post('/api/properties/export', { propertyIds: ['other', 'joined', 'kept'] })
  const rows = (await exported.text()).trim().split(/\r?\n/)
  expect(rows.slice(1).map((row) => row.split(',')[0])).toEqual(['Other', 'Kept'])
  const around = { centerLatitude: 29.76, centerLongitude: -95.37, radius: 5 }
  const link = (propertyIds: string[]) =>
    json(server.post('/api/proximity/marketing-map', { ...around, propertyIds }))
  expect(await link(['joined', 'other'])).toEqual(await link(['kept', 'other']))
  expect((await link(['joined']))[0]).toBe(200)
})

test('a file that is attached to a joined property, as one that waited offline may be, is one of the kept one', async () => {
  const address = `${ORIGIN}/api/properties/joined/attachments?name=plan.pdf`
  const headers = { Origin: ORIGIN, 'Content-Type': 'application/octet-stream' }
  const body = new TextEncoder().encode('%PDF-1.7 and more')
  const answer = await server.app.request(address, { method: 'POST', headers, body })
  expect(answer.status).toBe(200)
  expect(await server.db.select().from(attachment)).toMatchObject([{ name: 'plan.pdf', propertyId: 'kept' }])
})
