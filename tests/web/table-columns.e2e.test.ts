import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { focusedName, foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const LIST = '/search?q=manufacturing+in+Houston&view=list'

test('columns are chosen, moved, resized and sorted by key, and the address keeps them', async () => {
  const page = await openPage(LIST)
  const table = page.getByRole('table', { name: 'Found properties' })
  const heads = () =>
    table
      .locator('thead th[data-column]:not([data-column="name"])')
      .evaluateAll((all) => all.map((head) => head.getAttribute('data-column')))
  await table.waitFor()
  expect((await heads()).slice(0, 3)).toEqual(['tenant', 'dateSigned', 'leaseTerm'])

  await page.keyboard.press('Shift+C')
  const chooser = page.getByRole('dialog', { name: 'Columns' })
  await chooser.getByRole('searchbox', { name: 'Find a column' }).fill('docks')
  await chooser.getByText('Dock doors').click()
  await expect.poll(async () => (await heads()).at(-1)).toBe('dockDoors')
  // It stands among the chosen ones now, and keys go on from there.
  const dock = chooser.getByRole('checkbox', { name: /^Dock doors/ })
  await expect.poll(() => dock.evaluate((box) => box === document.activeElement)).toBe(true)
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(async () => (await heads()).at(-2)).toBe('dockDoors')
  const find = chooser.getByRole('searchbox', { name: 'Find a column' })
  await find.fill('opex')
  await find.press('Enter')
  await expect.poll(async () => (await heads()).at(-1)).toBe('opexPerSf')
  await page.keyboard.press('Escape')

  const tenant = table.getByRole('button', { name: 'Tenant' })
  await tenant.focus()
  await page.keyboard.press('Alt+ArrowRight')
  await expect.poll(async () => (await heads()).slice(0, 2)).toEqual(['dateSigned', 'tenant'])
  const width = () =>
    table.locator('col[data-column="tenant"]').evaluate((col: HTMLElement) => col.offsetWidth)
  const before = await width()
  await table.getByRole('button', { name: 'Tenant' }).focus()
  await page.keyboard.press('Shift+ArrowRight')
  await expect.poll(width).toBe(before + 8)

  const names = () => table.locator('col[data-column="name"]').evaluate((col: HTMLElement) => col.offsetWidth)
  const namesBefore = await names()
  await table.getByRole('button', { name: 'Property', exact: true }).press('Shift+ArrowRight')
  await expect.poll(names).toBe(namesBefore + 8)
  const edge = await table.locator('th[data-column="name"] > span').boundingBox()
  const [x, y] = [(edge?.x ?? 0) + 4, (edge?.y ?? 0) + 10]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - 58, y, { steps: 3 })
  await page.mouse.up()
  await expect.poll(names).toBe(namesBefore - 50)
  expect(new URL(page.url()).searchParams.get('cols')).toMatch(/^name~\d+,dateSigned/)

  await table.getByRole('button', { name: 'Tenant' }).click()
  const head = table.locator('th[data-column="tenant"]')
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  const address = new URL(page.url())
  expect(address.searchParams.get('sort')).toBe('tenant_asc')
  await page.reload()
  await table.waitFor()
  await expect.poll(async () => (await heads()).slice(0, 2)).toEqual(['dateSigned', 'tenant'])
})

test('an export takes the columns that stand on screen, untouched or of another job, and beside cards its usual ones', async () => {
  const page = await openPage(LIST)
  await page.getByRole('table', { name: 'Found properties' }).waitFor()
  const csvHead = async () => {
    await page.getByRole('main').getByRole('button', { name: 'Export' }).first().click()
    const download = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    const [head = ''] = readFileSync(await (await download).path(), 'utf8')
      .slice(1)
      .split('\r\n')
    return head.split(',').slice(4, 7)
  }
  expect(await csvHead()).toEqual(['Tenant', 'Signed', 'Lease Term (Months)'])
  await page.getByRole('button', { name: 'Sale comps' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('cols')).toMatch(/^saleDate/)
  expect((await csvHead())[0]).toBe('Sale Date')
  await page.goto(page.url().replace('view=list', 'view=grid'))
  await expect.poll(() => foundCount(page)).toBeGreaterThan(5)
  expect(await csvHead()).toEqual(['Type', 'Rent ($/SF/Mo)', 'Size (SF)'])
})

test('a rent that is worked out sorts the table, and the menu of orders names it', async () => {
  const page = await openPage(`${LIST}&cols=netEffectiveRent,amenities`)
  const table = page.getByRole('table', { name: 'Found properties' })
  await table.waitFor()
  await table.getByRole('button', { name: /^Net effective rent/ }).click()
  const head = table.locator('th[data-column="netEffectiveRent"]')
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
  expect(new URL(page.url()).searchParams.get('sort')).toBe('netEffectiveRent_asc')
  const shown = page.getByLabel('Sort').locator('option:checked')
  await expect.poll(() => shown.textContent()).toBe('Net effective rent, low to high')
  const cells = table.locator('td[data-column="netEffectiveRent"]')
  const texts = (await cells.allTextContents()).slice(0, 8)
  const figures = texts.filter((text) => text.startsWith('$')).map((text) => Number(text.slice(1)))
  expect(figures).toEqual(figures.toSorted((a, b) => a - b))
  await page.reload()
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending')
})

test.each([1440, 390])(
  'what a worked-out rent lacks stays in its cell, and rows keep their height, at %i px',
  async (width) => {
    const page = await openPage('/search?view=list&cols=netEffectiveRent,tenant', { width, height: 900 })
    const table = page.getByRole('table', { name: 'Found properties' })
    await table.waitFor()
    const cells = table.locator('td[data-column="netEffectiveRent"]')
    await expect
      .poll(async () => (await cells.allTextContents()).some((text) => text.includes(' more')))
      .toBe(true)
    const texts = await cells.allTextContents()
    const lacking = texts.filter((text) => !text.startsWith('$'))
    expect(lacking.filter((text) => !/^[a-zA-Z ]+(?:, [a-zA-Z ]+)?(?:, \d more)?$/.test(text))).toEqual([])
    const faults = await cells.evaluateAll((all) => ({
      heights: [
        ...new Set(all.map((cell) => Math.round(cell.parentElement?.getBoundingClientRect().height ?? 0))),
      ],
      over: all.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    }))
    expect(faults).toEqual({ heights: [44], over: [] })
  },
)

test('the name stays in sight while the other columns are scrolled', async () => {
  const page = await openPage(LIST, { width: 390, height: 844 })
  const name = page.locator('[data-result="0"]')
  await name.waitFor()
  const left = async () => Math.round((await name.boundingBox())?.x ?? Number.NaN)
  const before = await left()
  const table = page.getByRole('table', { name: 'Found properties' })
  await table.evaluate((own) => {
    let pane: Element | null = own
    while (pane !== null && getComputedStyle(pane).overflowX !== 'auto') pane = pane.parentElement
    pane?.scrollBy(400, 0)
  })
  await expect.poll(() => table.evaluate((own) => own.getBoundingClientRect().left)).toBeLessThan(-300)
  // It gives up no more than the border of the table.
  expect(Math.abs((await left()) - before)).toBeLessThanOrEqual(1)
})

test.for([
  { path: LIST, name: 'Found properties' },
  { path: '/proximity?lat=29.846&lng=-95.541&radius=25', name: 'Properties around the place' },
])(
  'every row of $name has a cell under each head after a sort and a change of columns',
  async ({ path, name }) => {
    const page = await openPage(path)
    const table = page.getByRole('table', { name })
    await table.waitFor()
    const unlike = () =>
      table.evaluate((own) => {
        const columnsIn = (row: Element) =>
          [...row.querySelectorAll(':scope > [data-column]')]
            .map((cell) => cell.getAttribute('data-column'))
            .filter((column) => column !== 'name')
            .join()
        const rows = [...own.querySelectorAll('tbody tr[data-property]')]
        const heads = own.querySelector('thead tr')
        return rows.length === 0 || heads === null
          ? -1
          : rows.filter((row) => columnsIn(row) !== columnsIn(heads)).length
      })
    await expect.poll(unlike).toBe(0)
    await table.getByRole('button', { name: 'Tenant' }).click()
    await expect
      .poll(() => table.locator('th[data-column="tenant"]').getAttribute('aria-sort'))
      .toBe('ascending')
    await expect.poll(unlike).toBe(0)
    await page.getByRole('button', { name: 'Sale comps' }).click()
    await table.locator('th[data-column="saleDate"]').waitFor()
    await expect.poll(unlike).toBe(0)
  },
)

test('a view is saved under a name, shown again from its tab, renamed, and deleted', async () => {
  const page = await openPage(`${LIST}&cols=buyer,seller,zip`)
  const name = `Sales ${Date.now()}`
  await page.getByRole('button', { name: 'Save view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(name)
  await page.keyboard.press('Enter')
  const tab = page.getByRole('button', { name })
  await expect.poll(() => tab.first().getAttribute('aria-pressed')).toBe('true')
  await page.getByRole('button', { name: 'Lease comps' }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('cols')).toBeNull()
  await tab.first().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('cols')).toBe('buyer,seller,zip')
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Rename view' }).click()
  await page.getByRole('textbox', { name: 'Name of the view' }).fill(`${name} renamed`)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: `More for ${name} renamed` }).click()
  await page.getByRole('menuitem', { name: 'Delete view' }).click()
  await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
  await expect.poll(() => focusedName(page)).toBe('Save view')
  await page.getByRole('button', { name: 'Undo' }).click()
  await tab.first().waitFor()
})
