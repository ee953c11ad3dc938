import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { product } from '../product.ts'
import { adjustedRents, comp, makeList } from './adjustment-grid.ts'
import { call } from './call.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const reconciled = (page: Page) => page.locator('[data-reconciled]').textContent()

async function describeSubject(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Describe the subject' }).click()
  const form = page.getByRole('dialog', { name: 'Describe the subject' })
  await form.getByLabel('Name').fill('The client’s plant')
  await form.getByLabel('Address or coordinates').fill('29.85, -95.55')
  await form.getByLabel('Size, SF').fill('60k SF')
  const clear = form.getByLabel('Clear height, ft')
  await clear.fill('thirty')
  await form.getByRole('button', { name: 'Keep' }).click()
  await expect
    .poll(() => form.getByRole('alert').textContent())
    .toBe('Clear height, ft: “thirty” is not a number.')
  await clear.fill('30’')
  await form.getByRole('button', { name: 'Keep' }).click()
  await form.waitFor({ state: 'detached' })
}

test('a rent is adjusted while it is typed, kept with its reason, seen by a teammate, undone, and stands in Excel', async () => {
  const { id, leases } = await makeList(6)
  const maria = await openPage(`/comp-lists/${id}?view=adjustments`, { as: 'demo-maria' })
  await expect.poll(() => adjustedRents(maria).then(({ length }) => length)).toBe(6)
  const [before, rentBefore] = [await adjustedRents(maria), await reconciled(maria)]
  await describeSubject(maria)
  await comp(maria, leases[0])
    .getByRole('button', { name: /^Size,/ })
    .click()
  const editor = maria.getByRole('dialog', { name: /^Size, / })
  await editor.getByLabel('Adjustment').fill('+50')
  const expected = `$${((leases[0]?.rentPerSf ?? 0) * 1.5).toFixed(2)}`
  await expect.poll(async () => (await adjustedRents(maria))[0]).toBe(expected)
  await editor.getByLabel('Reason').fill('Half the size')
  await maria.keyboard.press('Enter')
  await editor.waitFor({ state: 'detached' })
  await expect.poll(() => reconciled(maria)).not.toBe(rentBefore)

  const james = await openPage(`/comp-lists/${id}?view=adjustments`, { as: 'demo-james' })
  await expect.poll(async () => (await adjustedRents(james))[0]).toBe(expected)
  expect(await james.getByText('The client’s plant').count()).toBe(1)
  expect(
    await comp(james, leases[0])
      .getByRole('button', { name: /^Size,/ })
      .isDisabled(),
  ).toBe(true)

  const file = await fetch(`${product().origin}/api/comp-lists/${id}/export/xlsx`)
  expect(file.status).toBe(200)

  await maria.keyboard.press('Control+z')
  await expect.poll(() => adjustedRents(maria)).toEqual(before)
  await expect.poll(() => adjustedRents(james)).toEqual(before)
})

test('Escape leaves a cell as it was, = takes what the set suggests, and Delete takes it back', async () => {
  const { id, leases } = await makeList(7)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(7)
  const before = await adjustedRents(page)
  await describeSubject(page)
  const size = comp(page, leases[1]).getByRole('button', { name: /^Size,/ })
  await size.click()
  await page.getByRole('dialog').getByLabel('Adjustment').fill('80')
  await expect.poll(() => adjustedRents(page)).not.toEqual(before)
  await page.keyboard.press('Escape')
  await expect.poll(() => adjustedRents(page)).toEqual(before)
  await size.press('=')
  await expect.poll(() => size.textContent()).toMatch(/^[+\u2212]\d+\.\d%$/)
  await expect.poll(() => size.getAttribute('title')).toMatch(/^set: .+% per 10,000 SF, n \d+, ±\d/)
  await size.press('Delete')
  await expect.poll(() => size.textContent()).toBe('0')
})

test('a size stands whole beside its adjustment and the sign of its reason', async () => {
  const { id, leases } = await makeList(3)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(3)
  await describeSubject(page)
  const size = comp(page, leases[0]).getByRole('button', { name: /^Size,/ })
  await size.click()
  const editor = page.getByRole('dialog', { name: /^Size, / })
  await editor.getByRole('radio', { name: '$/SF' }).check()
  await editor.getByLabel('Adjustment').fill('-0.10')
  // However long a reason is, the editor does not scroll sideways.
  await editor.getByLabel('Reason').fill('Larger, and beside a railway with half the parking of the subject')
  expect(await editor.evaluate((own) => [own.scrollWidth - own.clientWidth, own.scrollLeft])).toEqual([0, 0])
  await page.keyboard.press('Enter')
  await editor.waitFor({ state: 'detached' })
  const fact = size.locator('xpath=..').locator('span[title]')
  expect(await fact.textContent()).toMatch(/^\d{2,3},\d{3} SF$/)
  expect(await fact.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0)

  // So does one of seven digits, and one whose unit is long.
  const leased = `/api/properties/${leases[0]?.id}/corrections/leasedSf`
  onTestFinished(async () => void (await fetch(`${product().origin}${leased}`, { method: 'DELETE' })))
  for (const typed of ['2,999,999', '164,300']) {
    await call('PUT', leased, { typed })
    await expect.poll(() => fact.textContent()).toBe(`${typed} SF leased`)
    expect(await fact.evaluate((own) => own.scrollWidth - own.clientWidth)).toBeLessThanOrEqual(0)
    expect(await fact.evaluate((own) => own.scrollHeight - own.clientHeight)).toBeLessThanOrEqual(0)
  }
})

test('one click keeps the ten most similar properties near the subject, and one step brings the old set back', async () => {
  const { id } = await makeList(3)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(3)
  const before = await adjustedRents(page)
  await describeSubject(page)
  await page.getByRole('button', { name: 'Best ten near the subject' }).click()
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(10)
  // The most similar comes first.
  const scores = async () => {
    const all = await page.getByRole('button', { name: /^Similarity of / }).allTextContents()
    return all.map(Number)
  }
  await expect.poll(scores).toEqual((await scores()).toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => adjustedRents(page)).toEqual(before)
})

test('what cannot be a weight is told by name and stays as typed, and weights as shown make 100', async () => {
  const { id, leases } = await makeList(3)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(3)
  const weights = page.getByRole('textbox', { name: /^Weight of / })
  const shown = () => weights.evaluateAll((all) => all.map((own) => (own as HTMLInputElement).value))
  await expect.poll(shown).toEqual(['33.4%', '33.3%', '33.3%'])
  const first = weights.first()
  const problem = page.getByRole('alert')
  for (const [typed, words] of [
    ['150', 'Weight must be at most 100%.'],
    ['abc', 'Weight must be a number from 0 to 100.'],
    ['-5', 'Weight must be a number from 0 to 100.'],
  ] as const) {
    await first.fill(typed)
    await first.press('Tab')
    await expect.poll(() => problem.textContent()).toBe(words)
    expect(await first.inputValue()).toBe(typed)
    // It stands within the grid, whole.
    const cut = await problem.evaluate((own) => {
      const grid = own.closest('section:has(h2)')?.getBoundingClientRect()
      return own.getBoundingClientRect().bottom - (grid?.bottom ?? 0)
    })
    expect(cut).toBeLessThanOrEqual(0)
  }
  await first.press('Escape')
  await expect.poll(() => problem.count()).toBe(0)
  expect(await shown()).toEqual(['33.4%', '33.3%', '33.3%'])
  for (const weight of [weights.first(), weights.nth(1)]) {
    await weight.fill('100')
    await weight.press('Enter')
  }
  await expect.poll(shown).toEqual(['50%', '50%', '0%'])
  await page.getByText('of 200%, scaled to 100%').waitFor()

  const size = comp(page, leases[0]).getByRole('button', { name: /^Size,/ })
  await size.click()
  const editor = page.getByRole('dialog', { name: /^Size, / })
  await editor.getByLabel('Adjustment').fill('abc')
  await page.keyboard.press('Enter')
  await editor.getByText('Adjustment must be a number, such as +3 or −2.5.').waitFor()
  expect(await editor.getByLabel('Adjustment').inputValue()).toBe('abc')
})

test('a score of similarity opens its parts, whose points make it up', async () => {
  const { id, leases } = await makeList(4)
  const page = await openPage(`/comp-lists/${id}?view=adjustments`)
  await expect.poll(() => adjustedRents(page).then(({ length }) => length)).toBe(4)
  await describeSubject(page)
  const score = comp(page, leases[0]).getByRole('button', { name: /^Similarity of / })
  const shown = Number(await score.textContent())
  expect(shown).toBeGreaterThan(0)
  await score.click()
  const parts = page.getByRole('dialog', { name: `Similarity of ${leases[0]?.name}` })
  const points = await parts.locator('dl > div > dd:nth-of-type(1)').allTextContents()
  expect(points.length).toBeGreaterThan(1)
  const sum = points.reduce((total, words) => total + Number(/\d+$/.exec(words)?.[0]), 0)
  // Each is rounded by itself.
  expect(Math.abs(sum - shown)).toBeLessThanOrEqual(points.length / 2 + 0.5)
  await page.keyboard.press('Escape')
  await parts.waitFor({ state: 'detached' })
  expect(await score.evaluate((own) => own === document.activeElement)).toBe(true)
})
