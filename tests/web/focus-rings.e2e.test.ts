import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { product } from '../product.ts'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium({ drawsAsOrdinary: true })

/** What can be focused and has a part of its ring cut off by a box around it, or by the window; each kind once. */
function cutRings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut = new Set<string>()
    const focusable = document.querySelectorAll<HTMLElement>('a[href], button, input, select, [tabindex="0"]')
    for (const element of focusable) {
      if (element.tabIndex < 0 || !element.checkVisibility({ visibilityProperty: true })) continue
      element.focus({ focusVisible: true } as FocusOptions)
      if (document.activeElement !== element) continue
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element)
      if (outlineStyle === 'none') continue
      const ring = element.getBoundingClientRect()
      const grown = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
        0,
        60,
      )
      let isScrolled = false
      for (let box = element.parentElement; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box)
        if (overflowX === 'visible' && overflowY === 'visible') continue
        const { left, top } = box.getBoundingClientRect()
        const [x, y] = [left + box.clientLeft, top + box.clientTop]
        const isWide = box.scrollWidth > box.clientWidth + 1
        const isTall = box.scrollHeight > box.clientHeight + 1
        // What is scrolled may stand at an edge of its box until it is scrolled on.
        const acrossIsCut = ring.left - grown < x - 0.5 || ring.right + grown > x + box.clientWidth + 0.5
        const downIsCut = ring.top - grown < y - 0.5 || ring.bottom + grown > y + box.clientHeight + 0.5
        // Where it ends there is nothing to scroll on to.
        const isAtEnd = box.scrollTop + box.clientHeight >= box.scrollHeight - 1
        const endIsCut = isAtEnd && ring.bottom + grown > y + box.clientHeight + 0.5
        if ((acrossIsCut && !isWide) || (downIsCut && !isTall) || endIsCut) cut.add(`${name}: ${box.tagName}`)
        isScrolled = isWide
        break
      }
      const isOutside = ring.left - grown < -0.5 || ring.right + grown > window.innerWidth + 0.5
      if (isOutside && !isScrolled) cut.add(`${name}: window`)
    }
    return [...cut]
  })
}

async function firstProperty(): Promise<string> {
  const response = await fetch(`${product().origin}/api/properties?limit=1`)
  const { properties } = (await response.json()) as { properties: { id: string }[] }
  return properties[0]?.id ?? ''
}

test.each([
  ['/', 360],
  ['/search', 360],
  ['/search?q=warehouse+near+Katy&view=list', 1440],
  ['/search?q=warehouse&view=list', 1440],
  ['/search?q=warehouse&view=map', 1440],
  ['/search?property=first', 1440],
  ['/search?property=first', 360],
  ['/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse', 360],
  ['/proximity?lat=29.846&lng=-95.541&radius=2&type=warehouse', 1440],
  ['/people', 360],
  ['/chat', 360],
])('at %s, %i px wide, the ring around what has the focus is whole', async (path, width) => {
  const page = await openPage(path.replace('=first', `=${await firstProperty()}`), {
    width,
  })
  if (path.includes('property=')) await page.getByRole('dialog').getByRole('heading').first().waitFor()
  else if (path.startsWith('/search')) await expect.poll(() => foundCount(page)).not.toBeNull()
  if (path.startsWith('/proximity')) await page.getByRole('heading', { name: /Found$/ }).waitFor()
  if (path === '/people') await page.getByRole('row', { name: /James Okafor/ }).waitFor()
  if (path === '/chat') await page.getByRole('textbox').waitFor()
  // A map gives its credits their place once it has loaded.
  await expect.poll(() => cutRings(page)).toEqual([])
})
