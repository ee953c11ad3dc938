import type { Page } from 'playwright-core'

export interface ShownComp {
  readonly propertyId: string
  readonly isIncluded: boolean
  /** Null where the page says that it could not save what its user wrote. */
  readonly notes: string | null
}

/** The comps that a page shows, in order. */
export function shownComps(page: Page): Promise<ShownComp[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-comp]')].map((row) => {
      const cell = row.querySelector('[data-column="notes"]')
      const isEmpty = cell?.querySelector('[data-empty]') !== null
      const words = isEmpty ? '' : (cell?.textContent ?? '')
      return {
        propertyId: row.dataset.comp ?? '',
        isIncluded: row.dataset.excluded === undefined,
        notes: words.startsWith('Not saved') ? null : words,
      }
    }),
  )
}

/** Leaves a comp out, counts it again, or writes a note to it, as clicks and keys would. */
export async function editComp(page: Page, number: number): Promise<void> {
  await page.evaluate(async (number) => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-comp]')]
    const row = rows[number % rows.length]
    if (row === undefined) return
    const press = (label: string): void =>
      [...row.querySelectorAll('button')]
        .find((one) => (one.getAttribute('aria-label') ?? one.textContent ?? '').startsWith(label))
        ?.click()
    const drawn = () => new Promise((resolve) => setTimeout(resolve, 40))
    if (number % 3 === 0) {
      press(row.dataset.excluded === undefined ? 'Exclude ' : 'Include ')
      await drawn()
      document.querySelector<HTMLFormElement>('[popover] form')?.requestSubmit()
      return
    }
    row.querySelector<HTMLElement>('[data-note]')?.click()
    await drawn()
    const field = row.querySelector('textarea')
    field?.select()
    document.execCommand('insertText', false, `Words of step ${number}`)
    field?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))
  }, number)
}
