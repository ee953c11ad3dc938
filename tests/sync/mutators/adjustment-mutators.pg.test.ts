import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { compList, compListEntry } from '../../../db/schema.ts'
import type { TypedSubject } from '../../../sync/domain/records/adjustment.ts'
import { MARIA, twoTeams } from './two-teams.ts'

const { db, run } = twoTeams()

async function makeList(id: number): Promise<number> {
  const comp = { propertyId: 'a', propertyName: 'Property a', propertyAddress: null, notes: null }
  const place = { centerAddress: null, latitude: null, longitude: null, radius: null }
  const about = { name: 'Windfern comps', description: null, isPublic: false, subjectPropertyId: null }
  await run(MARIA, 'compList.create', { id, ...about, ...place, filters: null, comps: [comp] })
  return id
}

const entryOf = async (id: number) =>
  (await db().select().from(compListEntry).where(eq(compListEntry.compListId, id)))[0]
const percent = (amount: number, reason: string | null = null) => ({ kind: 'percent', amount, reason })

test('a comp keeps its adjustments, each replaced and taken back alone', async () => {
  const on = { compListId: await makeList(2_001), propertyId: 'a' }
  const adjust = (characteristic: string, adjustment: ReturnType<typeof percent> | null) =>
    run(MARIA, 'comp.adjust', { ...on, characteristic, adjustment })
  await adjust('size', percent(-1.5))
  await adjust('yearBuilt', percent(2, '  Roof redone 2023 '))
  await adjust('size', percent(-2))
  expect((await entryOf(2_001))?.adjustments).toEqual({
    size: { ...percent(-2), at: expect.any(Number) },
    yearBuilt: { ...percent(2, 'Roof redone 2023'), at: expect.any(Number) },
  })
  await adjust('size', null)
  await adjust('yearBuilt', null)
  expect((await entryOf(2_001))?.adjustments).toBeNull()
})

test('an adjustment beyond reason, of nothing known, or a weight over 100 is refused', async () => {
  const on = { compListId: await makeList(2_002), propertyId: 'a' }
  const size = { ...on, characteristic: 'size' }
  await expect(run(MARIA, 'comp.adjust', { ...size, adjustment: percent(900) })).rejects.toThrow('amount')
  await expect(
    run(MARIA, 'comp.adjust', { ...on, characteristic: 'mood', adjustment: percent(1) }),
  ).rejects.toThrow('characteristic')
  await expect(run(MARIA, 'comp.weigh', { ...on, weight: 101 })).rejects.toThrow('weight')
  expect(await entryOf(2_002)).toMatchObject({ adjustments: null, weight: null })
})

test('the rent a grid starts from and the rates of its rows are kept, each by itself, and taken back', async () => {
  const id = await makeList(2_004)
  const listOf = async () => (await db().select().from(compList).where(eq(compList.id, id)))[0]
  const rate = (characteristic: string, amount: number | null) =>
    run(MARIA, 'compList.rateRow', {
      id,
      characteristic,
      rate: amount === null ? null : { kind: 'percent', amount },
    })
  await run(MARIA, 'compList.setBase', { id, base: 'netEffectiveRent' })
  await rate('dateSigned', 0.3)
  await rate('size', -1.5)
  expect(await listOf()).toMatchObject({
    gridBase: 'netEffectiveRent',
    rowRates: { dateSigned: { kind: 'percent', amount: 0.3 }, size: { kind: 'percent', amount: -1.5 } },
  })
  await expect(rate('size', 900)).rejects.toThrow('amount')
  await expect(rate('location', 1)).rejects.toThrow('characteristic')
  await expect(run(MARIA, 'compList.setBase', { id, base: 'askingRent' })).rejects.toThrow('base')
  await rate('dateSigned', null)
  expect((await listOf())?.rowRates).toEqual({ size: { kind: 'percent', amount: -1.5 } })
  await rate('size', null)
  await run(MARIA, 'compList.setBase', { id, base: 'rentPerSf' })
  expect(await listOf()).toMatchObject({ gridBase: null, rowRates: null })
})

test('a weight and a typed subject are kept, and taken back', async () => {
  const id = await makeList(2_003)
  const subject: TypedSubject = {
    name: null,
    address: '11830 Tanner Rd',
    latitude: null,
    longitude: null,
    propertyType: null,
    rentPerSf: 0.94,
    leaseType: 'NNN',
    squareFootage: 68_400,
    clearHeight: 28,
    yearBuilt: 2011,
    officePercent: 9,
    dateSigned: '2026-11',
  }
  const listOf = async () => (await db().select().from(compList).where(eq(compList.id, id)))[0]
  await run(MARIA, 'comp.weigh', { compListId: id, propertyId: 'a', weight: 25 })
  await run(MARIA, 'compList.describeSubject', { id, subject })
  expect([(await entryOf(id))?.weight, (await listOf())?.typedSubject]).toEqual([25, subject])
  await expect(
    run(MARIA, 'compList.describeSubject', { id, subject: { ...subject, yearBuilt: 3_000 } }),
  ).rejects.toThrow('yearBuilt')
  await run(MARIA, 'comp.weigh', { compListId: id, propertyId: 'a', weight: null })
  await run(MARIA, 'compList.describeSubject', { id, subject: null })
  expect([(await entryOf(id))?.weight, (await listOf())?.typedSubject]).toEqual([null, null])
})
