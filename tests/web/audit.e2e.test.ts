import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Role } from '../../sync/domain/access/role.ts'
import { outageOf } from './outage.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

test('an export made without a connection stands in the audit log once there is one, and the log leaves as CSV', async () => {
  const page = await openPage('/proximity?lat=29.846&lng=-95.541&radius=3', { as: 'demo-maria' })
  const heading = page.getByRole('heading', { name: /Propert(?:y|ies) Found$/ })
  await heading.waitFor()
  const count = Number.parseInt((await heading.textContent()) ?? '', 10)
  const outage = outageOf('**/api/exports')
  await outage.begin(page)
  const made = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSV', exact: true }).click()
  await made
  const untold = () => page.evaluate(() => localStorage.getItem('clearheight-untold-exports'))
  await expect.poll(untold).toBe(`[{"kind":"csv","rows":${count}}]`)
  outage.end()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect.poll(untold).toBeNull()

  await page.goto(new URL('/audit', page.url()).href)
  const row = page.getByRole('row', { name: `${count} rows as CSV` })
  await row.first().waitFor()
  expect(await row.first().textContent()).toContain('Maria Torres')
  await page.getByLabel('What').selectOption({ label: 'Signed in' })
  await expect.poll(() => row.count()).toBe(0)
  expect(new URL(page.url()).search).toBe('?action=sign_in')
  await page.getByRole('row', { name: 'Signed in' }).first().waitFor()
  await page.getByLabel('To', { exact: true }).fill('2020-01-01')
  await page.getByRole('heading', { name: 'No such entries' }).waitFor()

  await page.goBack()
  await page.goBack()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^audit-\d{4}-\d\d-\d\d\.csv$/)
  const [head, ...lines] = readFileSync(await file.path(), 'utf8').split('\r\n')
  expect(head).toBe('\uFEFFWhen (UTC),Who,With token,What,Of,Details,From')
  expect(lines.some((line) => line.includes(`Maria Torres,,Exported,,${count} rows as CSV`))).toBe(true)
})

test('whoever is no administrator is told so, and sees the log within half a minute of becoming one', async () => {
  const page = await openPage('/audit', { as: 'demo-james' })
  const refusal = page.getByRole('heading', { name: 'For administrators only' })
  await refusal.waitFor()
  const asMaria = await openPage('/favicon.svg', { isNew: true, as: 'demo-maria' })
  const setRole = (role: Role) =>
    asMaria.evaluate(
      async ([path, role]) => {
        const headers = { 'Content-Type': 'application/json' }
        return (await fetch(path, { method: 'PUT', headers, body: JSON.stringify({ role }) })).status
      },
      ['/api/people/demo-james', role] as const,
    )
  try {
    expect(await setRole('administrator')).toBe(200)
    await page.getByRole('row', { name: 'Changed a role' }).first().waitFor({ timeout: 30_000 })
    expect(await refusal.count()).toBe(0)
  } finally {
    await setRole('member')
  }
})
