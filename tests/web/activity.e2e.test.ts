import { afterEach, expect, test } from 'vitest'
import { listProperties } from '../../sync/api/properties.ts'
import { product } from '../product.ts'
import { importFile } from './import/import-file.ts'
import { removeSources } from './import/remove-sources.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const FILE = `sassafras lane ${Date.now()}.csv`
const files = [FILE]
afterEach(() => removeSources(files))

const HEADER = 'Name,Address,City,State,Type,Rent/SF/Mo,Tenant'
const row = (n: number, rent: number) =>
  `Sassafras ${n},${n} Sassafras Ln,Houston,TX,Warehouse,${rent},Tenant ${n}`
const BEFORE = [HEADER, row(1, 0.51), row(2, 0.52), row(3, 0.53)].join('\n')
const AFTER = [HEADER, row(1, 0.51), row(2, 0.92), row(3, 0.53), row(4, 0.54)].join('\n')

/** Rents of the lane by their property's name, as the server has them. */
async function rents(): Promise<Record<string, number | null>> {
  const answer = await fetch(`${product().origin}/api/properties`)
  const { properties } = listProperties.output.parse(await answer.json())
  const lane = properties.filter(({ name }) => name.startsWith('Sassafras '))
  return Object.fromEntries(lane.map(({ name, rentPerSf }) => [name, rentPerSf]))
}

test('the page shows a run of a teammate while it is open', async () => {
  const source = await importFile(FILE, BEFORE)
  const page = await openPage(`/activity?source=${source}`, { as: 'demo-james' })
  await page.getByRole('row').filter({ hasText: '3 new' }).first().waitFor()
  await importFile(FILE, AFTER, source)
  await page.getByRole('row').filter({ hasText: '1 new, 1 changed' }).first().waitFor()
  await page.getByRole('row').filter({ hasText: '3 new' }).first().waitFor()
})

test('a run unfolds to what it did to each property, and is rolled back from the page', async () => {
  // At each try of a source that never was there before.
  const file = `new ${Date.now()} ${FILE}`
  files.push(file)
  const source = await importFile(file, BEFORE)
  await importFile(file, AFTER, source)
  const page = await openPage(`/activity?source=${source}`, { as: 'demo-maria' })
  const first = page.getByRole('row').filter({ hasText: '3 new' }).first()
  await first.getByRole('button', { expanded: false }).click()
  await page.getByText(`This is the first run of ${file}. To take it back, remove the source.`).waitFor()
  await first.getByRole('button', { expanded: true }).click()

  const run = page.getByRole('row').filter({ hasText: '1 new, 1 changed' }).first()
  await run.getByRole('button', { expanded: false }).click()
  const changed = page.getByRole('row').filter({ hasText: 'Sassafras 2' })
  await expect.poll(() => changed.textContent()).toMatch(/0\.52.*0\.92/)
  await page.getByRole('row').filter({ hasText: 'Sassafras 4' }).waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Sassafras 1' }).count()).toBe(0)

  await run.getByRole('button', { name: 'Roll back' }).click()
  const question = page.getByRole('alertdialog')
  await question
    .getByText('1 changed property gets its values of before, 1 new one goes. Corrections and notes stay.')
    .waitFor()
  await question.getByRole('button', { name: 'Roll back' }).click()
  await page.getByText(`The last run of ${file} is rolled back.`).first().waitFor()
  await page.getByRole('row').filter({ hasText: 'Rolled back' }).first().waitFor()
  await expect.poll(rents).toEqual({ 'Sassafras 1': 0.51, 'Sassafras 2': 0.52, 'Sassafras 3': 0.53 })
})
