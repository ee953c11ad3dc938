import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import type { ApiCompList } from '../../sync/api/comp-lists.ts'
import { call } from './call.ts'
import { inDatabase } from './in-database.ts'
import { openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const said = (page: Page, words: string) => page.getByText(words, { exact: true })
const listAtServer = (id: number) => call<ApiCompList>('GET', `/api/comp-lists/${id}`)

/** Has the server refuse the comp lists that a page of Maria's creates; answers the id they get. */
async function refuseCreations(maria: Page): Promise<number> {
  const james = await openPage('/comp-lists', { as: 'demo-james' })
  const taken = await james.evaluate(async () => {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await fetch('/api/comp-lists', { method: 'POST', headers, body: '{"name":"Mine alone"}' })
    return ((await answer.json()) as { id: number }).id
  })
  // As good as never: the id that is drawn is that of a list she does not see.
  await maria.evaluate((id) => {
    const draw = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = (into) =>
      into instanceof Uint32Array && into.length === 2
        ? Object.assign(into, [Math.floor(id / 2 ** 32), id % 2 ** 32])
        : draw(into)
  }, taken)
  return taken
}

test('a list the server refuses is open in its form again, and Cancel throws it away', async () => {
  const maria = await openPage('/comp-lists', { as: 'demo-maria' })
  await refuseCreations(maria)
  const opener = maria.getByRole('button', { name: /^Create (New|Your First) Comp List$/ }).first()
  const name = maria.getByRole('dialog', { name: 'Create New Comp List' }).getByLabel('Name *')
  await opener.click()
  await name.fill('Refused')
  await maria.keyboard.press('Enter')
  await maria.getByText('Error', { exact: true }).first().waitFor()
  expect(await name.inputValue()).toBe('Refused')
  await said(maria, '1 change was not saved.').waitFor()
  await maria.getByRole('button', { name: 'Cancel' }).click()
  await expect.poll(() => said(maria, '1 change was not saved.').count()).toBe(0)
  await opener.click()
  expect(await name.inputValue()).toBe('')
})

test('what the server refused is there after a reload, to be changed and sent anew, or dropped', async () => {
  const maria = await openPage('/comp-lists', { as: 'demo-maria' })
  const taken = await refuseCreations(maria)
  await maria
    .getByRole('button', { name: /^Create (New|Your First) Comp List$/ })
    .first()
    .click()
  await maria.getByLabel('Description').fill('An hour of thought')
  await maria.getByLabel('Name *').fill('Typed once')
  await maria.keyboard.press('Enter')
  await said(maria, '1 change was not saved.').waitFor()
  await maria.reload()
  await said(maria, '1 change was not saved.').waitFor()
  const dialog = maria.getByRole('dialog', { name: 'Unsaved changes' })
  const item = dialog.getByRole('listitem', { name: 'New comp list' })
  await maria.getByRole('button', { name: 'Show', exact: true }).click()
  await item.getByText('This cannot be saved as it is.').waitFor()
  await item.getByText('An hour of thought').waitFor()
  await item.getByRole('button', { name: 'Edit' }).click()
  await item.getByLabel('Name').fill('Typed twice')
  await item.getByRole('button', { name: 'Send' }).click()
  await item.getByText('Typed twice').waitFor()
  // It is refused once more: until then what is sent may still be taken.
  await item.getByRole('button', { name: 'Edit' }).waitFor()
  await inDatabase((sql) => sql`delete from comp_list where id = ${taken}`)
  await item.getByRole('button', { name: 'Edit' }).click()
  await item.getByRole('button', { name: 'Send' }).click()
  await expect.poll(() => said(maria, '1 change was not saved.').count()).toBe(0)
  expect(await listAtServer(taken)).toMatchObject({ name: 'Typed twice', description: 'An hour of thought' })

  await refuseCreations(maria)
  await maria.getByRole('button', { name: 'Create New Comp List' }).click()
  await maria.getByLabel('Name *').fill('Not worth it')
  await maria.keyboard.press('Enter')
  await said(maria, '1 change was not saved.').waitFor()
  await maria.reload()
  await maria.getByRole('button', { name: 'Show', exact: true }).click()
  await item.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => said(maria, '1 change was not saved.').count()).toBe(0)
})

test('what was typed offline and refused after a reload is shown to its author, and what the server has is not', async () => {
  let isAway = false
  const sockets: WebSocketRoute[] = []
  const make = (name: string) => call<ApiCompList>('POST', '/api/comp-lists', { name })
  const [going, staying] = [await make('Going'), await make('Staying')]
  const maria = await openPage('/comp-lists', {
    as: 'demo-maria',
    watch: (page) =>
      page.routeWebSocket(/\/zero\//, (socket) => {
        sockets.push(socket)
        if (isAway) void socket.close()
        else socket.connectToServer()
      }),
  })
  const form = maria.getByRole('dialog', { name: 'Edit details' })
  const describe = async (name: string, description: string) => {
    await maria.getByRole('link', { name: `View ${name}` }).click()
    await maria.getByRole('button', { name: 'More for this list' }).click()
    await maria.getByRole('menuitem', { name: 'Edit details' }).click()
    await form.getByLabel('Description').fill(description)
    await form.getByRole('button', { name: 'Save' }).click()
    await maria.getByText(description).first().waitFor()
    await maria.getByRole('link', { name: 'Back to Comp Lists' }).click()
  }
  await maria.getByRole('link', { name: 'View Going' }).waitFor()
  isAway = true
  for (const socket of sockets) await socket.close().catch(() => {})
  await describe('Going', 'Typed on the road')
  await describe('Staying', 'Typed on the train')
  await inDatabase((sql) => sql`delete from comp_list where id = ${going.id}`)
  await inDatabase(
    (sql) => sql`update comp_list set description = 'Typed on the train' where id = ${staying.id}`,
  )
  await maria.reload()
  await maria.getByText('2 changes will be sent').waitFor()
  isAway = false
  await said(maria, '1 change was not saved.').waitFor()
  await maria.getByRole('button', { name: 'Show', exact: true }).click()
  const item = maria.getByRole('listitem', { name: 'Comp list details' })
  await item.getByText('Typed on the road').waitFor()
  await item.getByText('It was not delivered, was rejected, or has changed since.').waitFor()
  await item.getByRole('button', { name: 'Discard' }).click()
  await expect.poll(() => said(maria, '1 change was not saved.').count()).toBe(0)
})
