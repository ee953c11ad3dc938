import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import type { ApiCorrection } from '../../sync/api/corrections.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { openPage, startChromium, type Visit } from './product-page.ts'
import { productProperties } from './product-properties.ts'
import { untilKept } from './until-kept.ts'

startChromium({ drawsMaps: false })

let properties: Property[]
beforeAll(async () => {
  const { unnoted } = await productProperties()
  properties = unnoted.filter(({ clearHeight, rentPerSf }) => clearHeight !== null && rentPerSf !== null)
})

let used = 0
/** A property that no other test corrects, from the end: other tests take the first. */
function freshProperty(): Property {
  const one = properties[properties.length - 1 - used++]
  if (one === undefined) throw new Error('There are more tests than properties.')
  return one
}

async function openProperty({ id }: Property, visit: Visit = {}): Promise<Page> {
  const page = await openPage(`/search?property=${id}`, { as: 'demo-maria', ...visit })
  await page.getByLabel('Add a note').waitFor()
  return page
}

/** The line of the key figures, with its name. */
const stat = (page: Page, name: string): Locator =>
  page.getByRole('dialog').locator('dl > div').filter({ hasText: name }).first()

async function correct(page: Page, name: string, typed: string, reason = ''): Promise<void> {
  await stat(page, name).getByRole('button').first().focus()
  await page.keyboard.press('c')
  const form = page.getByRole('form', { name: /^Correct: / })
  await form.getByRole('textbox').first().fill(typed)
  if (reason !== '') await form.getByLabel('Reason (optional)').fill(reason)
  await page.keyboard.press('Enter')
  await expect.poll(() => form.count()).toBe(0)
}

async function atServer({ id }: Property): Promise<ApiCorrection[]> {
  return (await (
    await fetch(`${product().origin}/api/properties/${id}/corrections`)
  ).json()) as ApiCorrection[]
}

test('a correction is read while it is typed, seen by a teammate with who and why, and goes back to its source', async () => {
  const property = freshProperty()
  const [maria, james] = [await openProperty(property), await openProperty(property, { as: 'demo-james' })]
  await stat(maria, 'Clear Height').getByRole('button').first().focus()
  await maria.keyboard.press('c')
  const form = maria.getByRole('form', { name: 'Correct: Clear height' })
  await form.getByLabel('Clear height').fill('very high')
  await form.getByText('Clear height “very high” is not understood.').waitFor()
  expect(await form.getByRole('button', { name: 'Keep' }).isDisabled()).toBe(true)
  await form.getByLabel('Clear height').fill("61'")
  await form.getByText('Shown as 61 ft').waitFor()
  await form.getByLabel('Reason (optional)').fill('Measured at the eave')
  await maria.keyboard.press('Enter')

  for (const page of [maria, james]) {
    await expect.poll(() => stat(page, 'Clear Height').textContent()).toMatch(/Corrected.*61ft.*Source: /)
  }
  await stat(james, 'Clear Height').getByRole('button', { name: '61', exact: true }).click()
  const told = james.getByRole('dialog', { name: 'Corrected' })
  await expect
    .poll(() => told.textContent())
    .toMatch(/Maria Torres.*typed as “61'”.*cell .*“Measured at the eave”/)
  // Hers to change; he may see it.
  expect(await told.getByRole('button', { name: 'Edit' }).count()).toBe(0)

  await stat(maria, 'Clear Height').getByRole('button', { name: '61', exact: true }).click()
  await maria.getByRole('button', { name: /^Back to source, / }).click()
  for (const page of [maria, james]) {
    await expect.poll(() => stat(page, 'Clear Height').textContent()).not.toContain('Corrected')
  }
  expect(await atServer(property)).toEqual([])
})

test('a rent without its period is a question, and the answer is kept; Ctrl+Z takes it back', async () => {
  const property = freshProperty()
  const page = await openProperty(property)
  await page.getByRole('tab', { name: 'History' }).click()
  const told = page.getByRole('tabpanel', { name: 'History' }).getByRole('listitem')
  await told.filter({ hasText: 'Added' }).waitFor()
  await stat(page, 'Rent').getByRole('button').first().focus()
  await page.keyboard.press('c')
  const form = page.getByRole('form', { name: 'Correct: Rent' })
  await form.getByLabel('Rent', { exact: true }).fill('2.61')
  await form.getByText('“2.61” leaves open which it is.').waitFor()
  expect(await form.getByRole('button', { name: 'Keep' }).isDisabled()).toBe(true)
  await form.getByRole('button', { name: '2.61/mo is $2.61 /SF/mo' }).click()
  await form.getByRole('button', { name: 'Keep' }).click()
  await expect.poll(() => stat(page, 'Rent').textContent()).toMatch(/Corrected.*\$2\.61/)
  await expect.poll(() => atServer(property)).toMatchObject([{ typed: '2.61/mo', value: 2.61 }])
  // Its history is followed while it is open.
  await told.filter({ hasText: 'Corrected' }).waitFor()
  await page.getByRole('dialog').press('Control+z')
  await expect.poll(() => atServer(property)).toEqual([])
  await expect.poll(() => stat(page, 'Rent').textContent()).not.toContain('Corrected')
  await told.filter({ hasText: 'Took a correction back' }).waitFor()
})

test('a correction made offline shows at once and after a reload, and reaches the server with the connection', async () => {
  const property = freshProperty()
  const page = await openProperty(property, { worksOffline: true })
  await untilKept(page)
  await page.context().setOffline(true)
  await correct(page, 'Clear Height', '62')
  await expect.poll(() => stat(page, 'Clear Height').textContent()).toMatch(/Corrected.*62/)
  // The sync engine stores what it has taken when the page is at rest.
  await page.waitForFunction(() => new Promise((resolve) => setTimeout(() => resolve(true), 3_000)))
  await page.reload()
  await expect.poll(() => stat(page, 'Clear Height').textContent()).toContain('62')
  await expect.poll(() => stat(page, 'Clear Height').textContent()).toContain('Corrected')
  expect(await atServer(property)).toEqual([])
  await page.context().setOffline(false)
  await expect.poll(() => atServer(property), { timeout: 30_000 }).toMatchObject([{ value: 62 }])
  await expect.poll(() => stat(page, 'Clear Height').textContent()).toMatch(/Corrected.*62/)
})

test('a correction that the server refuses is taken from the screen, with its reason', async () => {
  const property = freshProperty()
  const maria = await openProperty(property)
  const james = await openProperty(property, { as: 'demo-james', worksOffline: true })
  await untilKept(james)
  await james.context().setOffline(true)
  await correct(james, 'Clear Height', '63')
  await expect.poll(() => stat(james, 'Clear Height').textContent()).toContain('63')
  await correct(maria, 'Clear Height', '64')
  await expect.poll(() => atServer(property)).toMatchObject([{ value: 64 }])
  await james.context().setOffline(false)
  await expect.poll(() => stat(james, 'Clear Height').textContent(), { timeout: 30_000 }).toContain('64')
  await james
    .getByText('Only the author of a correction or an administrator may change it.')
    .first()
    .waitFor()
  expect(await atServer(property)).toMatchObject([{ value: 64 }])

  await james.goto(new URL('/search', james.url()).href)
  await james.getByText('1 change was not saved.').waitFor()
  await james.getByRole('button', { name: 'Show', exact: true }).click()
  const list = james.getByRole('dialog', { name: 'Unsaved changes' })
  const item = list.getByRole('listitem', { name: /^Correction: / })
  expect(await item.textContent()).toContain('Only the author of a correction or an administrator')
  expect(await item.textContent()).toContain('Clear height 63')
  await item.getByRole('button', { name: 'Edit' }).click()
  await item.getByRole('textbox', { name: 'Clear height' }).fill('65')
  await item.getByRole('button', { name: 'Send' }).click()
  await item.getByText('Clear height 65').waitFor()
  await item.getByRole('button', { name: 'Discard' }).click()
  await list.waitFor({ state: 'hidden' })
  expect(await james.getByText('1 change was not saved.').count()).toBe(0)
  expect(await atServer(property)).toMatchObject([{ value: 64 }])
})

test('a comp is typed as it stands on paper, found by the team, and removed with undo', async () => {
  const maria = await openPage('/search?q=Wharfside+Tubulars', { as: 'demo-maria' })
  const james = await openPage('/search?q=Wharfside+Tubulars', { as: 'demo-james' })
  await maria.getByRole('button', { name: /^Search or jump to/ }).click()
  await maria.getByRole('combobox', { name: 'Search or jump to' }).fill('Add a comp')
  await maria.getByRole('option', { name: /^Add a comp/ }).click()
  const form = maria.getByRole('dialog', { name: 'Add a comp' })
  await form.getByLabel('Tenant').fill('Wharfside Tubulars')
  await form.getByText('A comp needs a name or an address.').waitFor()
  expect(await form.getByRole('button', { name: 'Add comp' }).isDisabled()).toBe(true)
  await form.getByLabel('Address').fill('5675 Windfern Rd, Houston, TX 77041')
  await form.getByLabel('Rent').fill('$14.10 NNN/yr')
  await form.getByText('Shown as $1.18 /SF/mo').waitFor()
  await form.getByRole('button', { name: 'Add comp' }).click()
  for (const page of [maria, james]) {
    await expect.poll(() => page.getByRole('main').textContent()).toMatch(/5675 Windfern Rd.*\$1\.18/)
  }
  await maria.getByText('5675 Windfern Rd').first().click()
  await maria.getByRole('button', { name: 'Remove this comp' }).click()
  await maria.getByRole('dialog').waitFor({ state: 'detached' })
  await expect.poll(() => james.getByRole('main').textContent()).not.toContain('5675 Windfern Rd')
  await maria.keyboard.press('Control+z')
  await expect.poll(() => james.getByRole('main').textContent()).toContain('5675 Windfern Rd')
  await maria.getByText('5675 Windfern Rd').first().click()
  await maria.getByRole('button', { name: 'Remove this comp' }).click()
  await maria.getByText('Comp removed').last().waitFor()
  await expect.poll(() => james.getByRole('main').textContent()).not.toContain('5675 Windfern Rd')
})

test('rent steps are corrected in the economics of a lease, which then shows each year, or why it does not', async () => {
  const property = properties.find(
    ({ leaseTerm, rentEscalationPct, freeRentMonths }) =>
      leaseTerm !== null && leaseTerm > 24 && rentEscalationPct === null && freeRentMonths !== null,
  )
  if (property?.rentPerSf == null || property.leaseTerm === null)
    throw new Error('No lease lacks only steps.')
  const { rentPerSf, leaseTerm } = property
  const rents = Array.from({ length: Math.ceil(leaseTerm / 12) }, (_, year) => rentPerSf + year / 4)
  const page = await openProperty(property)
  const economics = page.getByRole('region', { name: 'Lease economics' })
  const line = economics.locator('dl > div').filter({ hasText: 'Rent steps' })
  const type = async (typed: string) => {
    await line.getByRole('button').first().focus()
    await page.keyboard.press('c')
    const form = page.getByRole('form', { name: 'Correct: Rent steps' })
    await form.getByRole('textbox').first().fill(typed)
    return form
  }
  const refused = await type('9.01, 9.02 $/SF/mo')
  await refused.getByText(/begin with 9\.01, and the rent is /).waitFor()
  expect(await refused.getByRole('button', { name: 'Keep' }).isDisabled()).toBe(true)
  await refused
    .getByRole('textbox')
    .first()
    .fill(`${rents.slice(0, -1).join(', ')} $/SF/mo`)
  await page.keyboard.press('Enter')
  await economics.getByText('The rent steps end before the lease does').waitFor()
  const form = await type(`${rents.join(', ')} $/SF/mo`)
  await page.keyboard.press('Enter')
  await expect.poll(() => form.count()).toBe(0)
  await economics.getByRole('table', { name: 'Rent by year of the lease' }).waitFor()
  expect(await economics.locator('tbody tr').count()).toBe(rents.length)
  await expect.poll(async () => (await atServer(property)).map(({ field }) => field)).toEqual(['rentSteps'])
})
