import axe from 'axe-core'
import { describe, expect, test } from 'vitest'
import { foundCount, openPage, startChromium } from './product-page.ts'

startChromium()

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each([
    ['/', 1440],
    ['/search', 1440],
    ['/search', 360],
    ['/search?q=warehouse+near+Katy&view=list', 1440],
    ['/search?q=qqqzzzxxx', 360],
    ['/nowhere', 1440],
  ])(
    '%s at %i px has nothing that WCAG 2.2 AA forbids, and keeps to the content policy',
    async (path, width) => {
      const page = await openPage(path, { width, colorScheme })
      await page.evaluate(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          document.body.dataset.violation = event.violatedDirective
        })
      })
      if (path.startsWith('/search')) await expect.poll(() => foundCount(page)).not.toBeNull()
      // Evaluated by the debugger, which the page's content policy does not bind.
      await page.evaluate(axe.source)
      const { violations } = (await page.evaluate(
        'axe.run(document, { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"] })',
      )) as axe.AxeResults
      expect(violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)).toEqual(
        [],
      )
      expect(await page.evaluate(() => document.body.dataset.violation)).toBeUndefined()
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
      await page.context().close()
    },
  )
})
