import { expect, test } from 'vitest'
import { A, B, correct, twoSources } from './two-sources.ts'

test('a rent that a person corrected stays a stated one through joining, parting and a source that leaves', async () => {
  const { db, by, a, b, importA, importB, join, undo, shown } = await twoSources()
  await importA({ ...A, rentBasisAssumed: true })
  const stated = async () => {
    const { rentPerSf, rentBasisAssumed } = (await shown()).get(a) ?? {}
    return [rentPerSf, rentBasisAssumed]
  }
  expect(await stated()).toEqual([0.95, true])
  await correct(db, by.userId, a, 'rentPerSf', 1.11)
  await join(a, b, ['dockDoors'])
  expect(await stated()).toEqual([1.11, false])
  await importB(null)
  expect(await stated()).toEqual([1.11, false])
  await importB(B)
  await undo()
  expect(await stated()).toEqual([1.11, false])
})

test('a rent is shown under the lease type of the source that states it', async () => {
  const { a, b, importA, importB, join, undo, shown } = await twoSources()
  const terms = async () => {
    const { rentPerSf, leaseType } = (await shown()).get(a) ?? {}
    return [rentPerSf, leaseType]
  }
  await importA({ ...A, rentPerSf: null, leaseType: 'Gross' })
  await importB({ ...B, rentPerSf: 0.7, leaseType: 'NNN' })
  await join(a, b)
  expect(await terms()).toEqual([0.7, 'NNN'])
  await importA({ ...A, rentPerSf: 0.95, leaseType: 'Gross' })
  expect(await terms()).toEqual([0.95, 'Gross'])
  await join(a, b, ['rentPerSf'])
  expect(await terms()).toEqual([0.7, 'NNN'])
  await importB({ ...B, rentPerSf: 0.7, leaseType: null })
  expect(await terms()).toEqual([0.7, 'Gross'])
  await undo()
  expect(await terms()).toEqual([0.95, 'Gross'])
})

test('a corrected rent is shown under the lease type of the one that it was corrected at', async () => {
  const { db, by, a, b, importA, importB, join, shown } = await twoSources()
  const terms = async () => {
    const { rentPerSf, leaseType } = (await shown()).get(a) ?? {}
    return [rentPerSf, leaseType]
  }
  await importA({ ...A, rentPerSf: null, leaseType: 'Gross' })
  await importB({ ...B, rentPerSf: null, leaseType: 'NNN' })
  await correct(db, by.userId, b, 'rentPerSf', 0.72)
  await join(a, b)
  expect(await terms()).toEqual([0.72, 'NNN'])
  await importB({ ...B, rentPerSf: 0.7, leaseType: 'NNN' })
  expect(await terms()).toEqual([0.72, 'NNN'])
})

test('a rent corrected before the join keeps its own lease type', async () => {
  const { db, by, a, b, importA, importB, join, shown } = await twoSources()
  await importA({ ...A, rentPerSf: null, leaseType: 'Gross' })
  await importB({ ...B, rentPerSf: 0.7, leaseType: 'NNN' })
  await correct(db, by.userId, a, 'rentPerSf', 1.2)
  await join(a, b)
  await importB({ ...B, rentPerSf: 0.75, leaseType: 'NNN' })
  expect((await shown()).get(a)).toMatchObject({ rentPerSf: 1.2, leaseType: 'Gross' })
})
