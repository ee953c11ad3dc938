import { expect, test } from 'vitest'
import { possibleDuplicates } from '../../../edge/duplicates/possible-duplicates.ts'
import { watchPlans } from '../../db/watch-plans.ts'
import { makeRows } from './make-events.ts'
import { openBook } from './open-book.ts'

const FEW = 300
/** Comparing each with each looks at sixteen times as many rows where there are four times as many. */
const MOST_GROWTH = 8

const buildings = (count: number, tenants: string) =>
  makeRows(1, count, (n) => ({ address: `${n} Oak St`, tenant: `${tenants} ${n}`, squareFootage: 1_000 + n }))

test('what a changed file takes to be matched grows with its rows, not with their square', async () => {
  const looked = async (count: number) => {
    const { url, importMade } = await openBook()
    const { db, mostRowsOf } = watchPlans(url)
    await importMade(buildings(count, 'Acme'))
    expect(await importMade(buildings(count, 'Zenith'), { db, force: true })).toMatchObject({ removed: 0 })
    return mostRowsOf('open_row')
  }
  const [few, many] = [await looked(FEW), await looked(4 * FEW)]
  expect(few).toBeGreaterThan(FEW)
  expect(many / few).toBeLessThan(MOST_GROWTH)
})

test('what the likely duplicates take to be read grows with the properties, not with their square', async () => {
  const looked = async (count: number) => {
    const { url, importMade } = await openBook()
    const { db, mostRowsOf } = watchPlans(url)
    await importMade(buildings(count, 'Acme'))
    await possibleDuplicates(db, 'demo')
    return mostRowsOf('joined_into')
  }
  const [few, many] = [await looked(FEW), await looked(4 * FEW)]
  expect(few).toBeGreaterThan(FEW)
  expect(many / few).toBeLessThan(MOST_GROWTH)
})
