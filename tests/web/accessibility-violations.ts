import axe from 'axe-core'
import type { Page } from 'playwright-core'

const WCAG_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What a theme changes. */
export const COLOR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * What WCAG 2.2 AA forbids of what a page shows now, by rule and element. Ask again where something is there: what fades
 * in is paler until it stands.
 */
export async function accessibilityViolations(
  page: Page,
  rules: readonly string[] = WCAG_RULES,
): Promise<string[]> {
  // Evaluated by the debugger, which the page's content policy does not bind.
  await page.evaluate(`window.axe ?? (() => { ${axe.source} })()`)
  const { violations } = (await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(rules)} })`,
  )) as axe.AxeResults
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join(', ')}`)
}
