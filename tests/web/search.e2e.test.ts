import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsMaps: false })

const SAMPLE = 2846
const searchBox = { name: /search/i } as const

test('the whole book is there at once, and every key narrows it', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.keyboard.press('/')
  await page.keyboard.type('manufacturing in houston under $0.95/sf')
  await expect.poll(() => foundCount(page)).toBeLessThan(SAMPLE / 3)
  const narrowed = await foundCount(page)
  await page.keyboard.type(', 40k+ sf')
  await expect.poll(() => foundCount(page)).toBeLessThan(narrowed ?? 0)
})

test('a new browser shows the first results while the book is on its way; what is asked meanwhile is answered once it is here', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const page = await openPage('/favicon.svg', { isNew: true })
  await page.route('**/api/book', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${product().origin}/search`)
  const cards = page.locator('article')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  const before = await cards.allTextContents()
  expect(before.length).toBeGreaterThan(5)
  await expect.poll(() => page.getByRole('button', { name: 'Export' }).isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /^warehouse/i }).check()
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await page.keyboard.press('/')
  await page.keyboard.type('in houston')
  await expect.poll(() => page.getByText('preparing the search').count()).toBe(1)
  release()
  await expect.poll(() => page.getByText(/^Found [\d,]+ properties matching/).count()).toBe(1)
  expect(await foundCount(page)).toBeLessThan(SAMPLE)
  expect(new URL(page.url()).searchParams.get('type')).toBe('Warehouse')
  await page.getByRole('button', { name: 'Clear All Filters' }).first().click()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  // More of them may be drawn by now.
  await expect.poll(async () => (await cards.allTextContents()).slice(0, before.length)).toEqual(before)
})

test('a new browser asks for its book once the search page is drawn, and at once where the address asks something', async () => {
  const cardsAtStart = async (path: string, holdsOpening: boolean): Promise<number | 'too late'> => {
    const asked = Promise.withResolvers<void>()
    let hasGivenUp = false
    const page = await openPage('/favicon.svg', { isNew: true })
    page.on('requestfailed', (request) => {
      if (request.url().endsWith('/api/bootstrap')) hasGivenUp = true
    })
    await page.route('**/api/bootstrap', async (route) => {
      if (holdsOpening) await asked.promise
      await route.continue().catch(() => undefined)
    })
    await page.route('**/api/book', async (route) => {
      asked.resolve()
      await route.continue().catch(() => undefined)
    })
    await page.addInitScript(noteCardsAtStart)
    await page.goto(`${product().origin}${path}`)
    await asked.promise
    return hasGivenUp ? 'too late' : await page.evaluate(() => window.cardsAtStart ?? Number.NaN)
  }
  // Again where a busy machine had the page give up what it opens with.
  await expect.poll(() => cardsAtStart('/search', false)).toBeGreaterThan(5)
  await expect.poll(() => cardsAtStart('/search?q=warehouse', true)).toBe(0)
})

declare global {
  interface Window {
    /** How many cards stood when the page started its first worker, which is the book's. */
    cardsAtStart?: number
    /** Hands over the index of the book's words, which has been held back. */
    giveTextIndex?: () => unknown
  }
}

function noteCardsAtStart(): void {
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      window.cardsAtStart ??= document.querySelectorAll('article').length
    }
  }
}

test('nothing is counted, listed or exported as found before words can be searched', async () => {
  const page = await openPage('/favicon.svg', { isNew: true })
  await page.addInitScript(holdTextIndex)
  await page.goto(`${product().origin}/search?q=warehouse+%22no+such+words%22`)
  await page.waitForFunction(() => window.giveTextIndex)
  await expect.poll(() => page.getByText('preparing the search').count()).toBe(1)
  expect([await foundCount(page), await page.locator('article').count()]).toEqual([null, 0])
  await expect.poll(() => page.getByRole('button', { name: 'Export' }).isDisabled()).toBe(true)
  await page.evaluate(() => window.giveTextIndex?.())
  await expect.poll(() => foundCount(page)).toBeGreaterThan(0)
  expect(await page.getByText(/^Not used: /).count()).toBe(1)
})

function holdTextIndex(): void {
  window.Worker = class extends Worker {
    constructor(...args: ConstructorParameters<typeof Worker>) {
      super(...args)
      // The first of its listeners, so that no other hears of it.
      this.addEventListener('message', (event) => {
        if (event.data?.kind !== 'textIndex' || window.giveTextIndex) return
        event.stopImmediatePropagation()
        window.giveTextIndex = () => this.dispatchEvent(new MessageEvent('message', { data: event.data }))
      })
    }
  }
}

test('what the page opens with is never exported for the whole, though the book be here before it can be asked', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  const page = await openPage('/favicon.svg', { isNew: true })
  await page.route(/\/asking-/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto(`${product().origin}/search`)
  await page.getByText(/^2,846 properties · synced/).waitFor()
  const isOff = () => page.getByRole('button', { name: 'Export' }).isDisabled()
  expect([await foundCount(page), await isOff()]).toEqual([SAMPLE, true])
  release()
  await expect.poll(isOff).toBe(false)
})

test('what was understood stands as chips, and removing one takes its words out of the query', async () => {
  const page = await openPage('/search?q=warehouse+in+Katy+with+crane')
  await expect.poll(() => page.getByText('Crane Ready').count()).toBeGreaterThan(0)
  await page.getByRole('button', { name: /remove.*katy/i }).click()
  const box = page.getByRole('searchbox', searchBox).or(page.getByRole('textbox', searchBox)).first()
  await expect.poll(() => box.inputValue()).toBe('warehouse with crane')
})

test('the address is the state: a link opens the same question', async () => {
  const page = await openPage('/search?q=warehouse&maxRent=0.8&sort=sqft_desc&view=list&unit=year')
  await expect.poll(() => foundCount(page)).toBeGreaterThan(0)
  const linked = await foundCount(page)
  await page.reload()
  await expect.poll(() => foundCount(page)).toBe(linked)
  expect(new URL(page.url()).searchParams.get('sort')).toBe('sqft_desc')
})

test('the filter panel is a draft until it is applied, and Back takes it off again', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.getByRole('checkbox', { name: /^warehouse/i }).check()
  expect(await foundCount(page)).toBe(SAMPLE)
  await page.getByRole('button', { name: 'Apply Filters' }).click()
  await expect.poll(() => foundCount(page)).toBeLessThan(SAMPLE)
  expect(new URL(page.url()).searchParams.get('type')).toBe('Warehouse')
  await page.goBack()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.goForward()
  await expect.poll(() => foundCount(page)).toBeLessThan(SAMPLE)
  await page.getByRole('button', { name: 'Clear All Filters' }).first().click()
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
})

test('Back takes back one step of the question at a time, what was typed in one go as one, and Forward brings it again', async () => {
  const page = await openPage('/search')
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  const box = page.getByRole('searchbox', searchBox).or(page.getByRole('textbox', searchBox)).first()
  const asked = (name: string) => new URL(page.url()).searchParams.get(name)
  await page.keyboard.press('/')
  await page.keyboard.type('warehouse')
  await expect.poll(() => asked('q')).toBe('warehouse')
  await page.keyboard.type(' in houston')
  await expect.poll(() => asked('q')).toBe('warehouse in houston')
  await page.getByLabel('Sort').selectOption('sqft_desc')
  await page.getByRole('radio', { name: 'List' }).check()
  await page.getByRole('button', { name: /remove.*houston/i }).click()
  await expect.poll(() => asked('q')).toBe('warehouse')
  const steps = []
  for (let step = 0; step < 4; step++) {
    await page.goBack()
    await expect.poll(() => box.inputValue()).toBe(asked('q') ?? '')
    steps.push(['q', 'view', 'sort'].map(asked))
  }
  expect(steps).toEqual([
    ['warehouse in houston', 'list', 'sqft_desc'],
    ['warehouse in houston', null, 'sqft_desc'],
    ['warehouse in houston', null, null],
    [null, null, null],
  ])
  await expect.poll(() => foundCount(page)).toBe(SAMPLE)
  await page.goForward()
  await expect.poll(() => box.inputValue()).toBe('warehouse in houston')
  await expect.poll(() => foundCount(page)).toBeLessThan(SAMPLE)
})

test('text of a query is text, whatever it holds', async () => {
  const page = await openPage('/search')
  for (const text of ['<script>alert(1)</script>', '🏭 مستودع', '=cmd()', '%00', '\'"`']) {
    await page.goto(`${product().origin}/search?q=${encodeURIComponent(text)}`)
    await expect.poll(() => foundCount(page)).not.toBeNull()
    expect(await page.evaluate(() => document.querySelectorAll('main script').length)).toBe(0)
  }
})

test('the theme follows the system until it is chosen, and the choice stays', async () => {
  const page = await openPage('/search', { colorScheme: 'dark', isNew: true })
  const isDark = () => page.evaluate(() => document.documentElement.classList.contains('dark'))
  expect(await isDark()).toBe(true)
  await page.getByRole('button', { name: 'Use the light theme' }).click()
  expect(await isDark()).toBe(false)
  await page.reload()
  expect([await isDark(), await page.evaluate(() => localStorage.getItem('theme'))]).toEqual([false, 'light'])
})

test('an address that is not there says so and offers the nearest that is', async () => {
  const page = await openPage('/serach')
  await expect.poll(() => page.getByText('404 Page Not Found').count()).toBe(1)
  expect(await page.getByRole('link', { name: '/search' }).count()).toBeGreaterThan(0)
})
