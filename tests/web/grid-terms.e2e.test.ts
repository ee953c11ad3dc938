import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import { computedField } from '../../sync/domain/economics/computed-fields.ts'
import type { Property } from '../../sync/domain/property.ts'
import { call } from './call.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const net = (property: Property) => computedField('netEffectiveRent', property)

/** Three leases whose net effective rent is known, and one that lacks its TI alone. */
async function makeList(): Promise<{ id: number; known: Property[]; lacking: Property }> {
  const { id } = await call<ApiCompList>('POST', '/api/comp-lists', { name: 'Bases', isPublic: true })
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const leases = properties.filter(({ dateSigned, clearHeight }) => dateSigned && clearHeight)
  const known = leases.filter((lease) => net(lease).figure !== null).slice(0, 3)
  const lacking = leases.find((lease) => net(lease).missing.join() === 'tiPerSf')
  if (lacking === undefined) throw new Error('The sample has no such lease.')
  for (const { id: propertyId } of [...known, lacking])
    await call('POST', `/api/comp-lists/${id}/properties`, { propertyId })
  return { id, known, lacking }
}

const reconciled = (page: Page) => page.locator('[data-reconciled]').textContent()
const cellsOf = (page: Page, of: string) => page.getByRole('button', { name: new RegExp(`^${of}, `) })

test('a grid starts from the rent that is chosen, names what lacks it, and follows rates that are typed, for the whole team and until undone', async () => {
  const { id, known, lacking } = await makeList()
  const maria = await openPage(`/comp-lists/${id}?view=adjustments`, { as: 'demo-maria' })
  const contract = known.concat(lacking).reduce((sum, { rentPerSf }) => sum + (rentPerSf ?? 0), 0) / 4
  await expect.poll(() => reconciled(maria)).toBe(`$${contract.toFixed(2)}`)

  await maria.getByRole('combobox', { name: 'From' }).selectOption('netEffectiveRent')
  const worth = known.reduce((sum, lease) => sum + (net(lease).figure ?? 0), 0) / 3
  await expect.poll(() => reconciled(maria)).toBe(`$${worth.toFixed(2)}`)
  await maria.getByText(`Left out, no net effective rent: 4 ${lacking.name}: no TI`).waitFor()

  await maria.getByRole('button', { name: 'Describe the subject' }).click()
  const form = maria.getByRole('dialog', { name: 'Describe the subject' })
  await form.getByLabel('Name').fill('The plant')
  await form.getByLabel('Clear height, ft').fill('40')
  await form.getByRole('button', { name: 'Keep' }).click()
  await form.waitFor({ state: 'detached' })
  await maria.getByRole('button', { name: 'Rates', exact: true }).click()
  const rate = maria.getByRole('dialog', { name: 'Rates' }).getByLabel('Rate of clear height, percent per ft')
  await rate.fill('2')
  await rate.press('Enter')
  await maria.keyboard.press('Escape')
  const adjusted =
    known.reduce(
      (sum, lease) => sum + (net(lease).figure ?? 0) * (1 + (2 * (40 - (lease.clearHeight ?? 0))) / 100),
      0,
    ) / 3
  await expect.poll(() => reconciled(maria)).toBe(`$${adjusted.toFixed(2)}`)
  expect(await cellsOf(maria, 'Clear height').first().getAttribute('aria-label')).toMatch(/%, by rate$/)

  const james = await openPage(`/comp-lists/${id}?view=adjustments`, { as: 'demo-james' })
  await expect.poll(() => reconciled(james)).toBe(`$${adjusted.toFixed(2)}`)
  expect(await james.getByRole('combobox', { name: 'From' }).isDisabled()).toBe(true)

  // What is typed in a cell comes before the rate of its line, a plain 0 too.
  const first = cellsOf(maria, 'Clear height').first()
  await first.click()
  await maria.getByRole('dialog').getByLabel('Adjustment', { exact: true }).fill('0')
  await maria.keyboard.press('Enter')
  await expect.poll(() => first.getAttribute('aria-label')).toMatch(/: 0$/)

  for (let step = 0; step < 4; step++) await maria.keyboard.press('Control+z')
  await expect.poll(() => reconciled(maria)).toBe(`$${contract.toFixed(2)}`)
})
