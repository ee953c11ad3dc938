import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { propertySource } from '../../sync/api/property-source.ts'
import type { Property } from '../../sync/domain/property.ts'
import { product } from '../product.ts'
import { call } from './call.ts'
import { dialogOf, openIdIn, openResult, QUESTION } from './open-result.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'
import { productProperties } from './product-properties.ts'

startChromium({ drawsMaps: false })

describe('a figure shows its source', () => {
  const figure = (page: Page) => dialogOf(page).getByRole('button', { name: /^\$\d/ }).first()

  test('the cell in its row, under its header, as the server has it', async () => {
    const page = await openResult(3)
    const shown = await figure(page).textContent()
    await figure(page).press('Enter')
    const popover = page.getByRole('dialog', { name: `Where ${shown} comes from` })
    await popover.getByText(/^sample\.xlsx › .+ › row \d+$/).waitFor()
    const response = await fetch(`${product().origin}/api/properties/${openIdIn(page)}/source`)
    const source = z.parse(propertySource, await response.json())
    const rent = source.readings.find(({ field }) => field === 'rentPerSf')
    expect(await popover.locator('[data-outlined]').textContent()).toBe(rent?.cell)
    expect(await popover.getByText(rent?.header ?? '', { exact: true }).count()).toBe(1)
    await popover.getByRole('button', { name: `Show row ${source.rowNumber}` }).click()
    expect(await popover.getByRole('columnheader').count()).toBe(source.header.length)
    await page.keyboard.press('Escape')
    await popover.waitFor({ state: 'detached' })
    expect(await dialogOf(page).count()).toBe(1)
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(shown)
  })

  test('a rent whose period was assumed says so', async () => {
    const { all } = await productProperties()
    const assumed = all.find(({ rentBasisAssumed }) => rentBasisAssumed)
    const page = await openPage(`/search?property=${assumed?.id}`)
    await dialogOf(page).getByText('period assumed').waitFor()
    await figure(page).click()
    await page
      .getByText(/Neither the header nor the cell gives the unit, so \$\/SF\/(mo|yr) is assumed\./)
      .waitFor()
  })

  test('without the server it says that it needs it, and is there once the server is', async () => {
    const page = await openPage(QUESTION)
    await expect.poll(() => foundCount(page)).not.toBeNull()
    await page.locator('[data-result="0"]').click()
    await figure(page).waitFor()
    await page.context().setOffline(true)
    await page.keyboard.press('ArrowRight')
    await dialogOf(page)
      .getByText(/^2 of /)
      .waitFor()
    await figure(page).click()
    await page.getByText("The source is on the server, which can't be reached right now.").waitFor()
    // Pressed while the server is still away: the source is there by itself once it is back, and the button is gone.
    const source = page.getByRole('dialog').filter({ hasText: 'The source is on the server' }).last()
    await source.getByRole('button', { name: 'Try Again' }).click()
    await page.context().setOffline(false)
    await page.getByText(/^sample\.xlsx › /).waitFor()
  })
})

test('the property dialog says what a lease is worth, how that was worked out, and what would be', async () => {
  const { properties } = await call<{ properties: Property[] }>('GET', '/api/properties')
  const lease = properties.find(({ rentPerSf, tiPerSf }) => rentPerSf && tiPerSf === null)
  const page = await openPage(`/search?property=${lease?.id}`)
  const economics = page.getByRole('dialog').getByRole('region', { name: 'Lease economics' })
  await economics.getByText('Net effective rent', { exact: true }).waitFor()
  await economics.getByRole('button', { name: 'Set terms' }).click()
  for (const [label, value] of [
    ['Term, months', '60'],
    ['Free rent, months', '3'],
    ['TI, $/SF', '0'],
  ] as const) {
    await economics.getByLabel(label, { exact: true }).fill(value)
  }
  await economics.getByRole('combobox', { name: 'Escalation' }).selectOption('percent')
  await economics.getByLabel('Percent a year', { exact: true }).fill('0')
  const worth = `$${((lease?.rentPerSf ?? 0) * 0.95).toFixed(2)} /SF/mo`
  const figure = economics.getByRole('button', { name: worth }).last()
  await figure.click()
  const working = page.getByRole('dialog', { name: 'Net effective rent: how this was worked out' })
  await working.getByText('Free rent in months 1 to 3').waitFor()
  await working.getByText('Divided by 60 months').waitFor()
  // Escape closes what is on top alone.
  await page.keyboard.press('Escape')
  await working.waitFor({ state: 'detached' })
  expect(await figure.evaluate((own) => own === document.activeElement)).toBe(true)
  expect(await economics.isVisible()).toBe(true)
})
