import type * as z from 'zod/mini'
import { SIGN_IN_PATH } from '../../sync/api/paths.ts'
import type { getSignIn } from '../../sync/api/session.ts'
import { allowStorage } from '../allow-storage.ts'
import { browserTheme } from '../ui/theme/browser-theme.ts'
import type { Theme } from '../ui/theme/theme-store.ts'

/** What scripts add to the public page, which is complete without them: the theme, the way back, and what sign-in is called. */
const all = <E extends Element>(selector: string) => document.querySelectorAll<E>(selector)

allowStorage()
const theme = browserTheme()
theme.subscribe(showTheme)
const toggles = all<HTMLButtonElement>('[data-theme-toggle]')
showTheme()
for (const toggle of toggles) {
  toggle.hidden = false
  toggle.addEventListener('click', theme.toggle)
}

// The server looks at the way back.
const returnTo = new URLSearchParams(location.search).get('returnTo')
if (returnTo !== null)
  for (const link of all<HTMLAnchorElement>('[data-sign-in]'))
    link.search = String(new URLSearchParams({ returnTo }))

// Without an answer the buttons say what they said.
fetch(SIGN_IN_PATH)
  .then((response) => (response.ok ? response.json().then(tell) : undefined))
  .catch(() => undefined)

/** Pictures follow the theme that was chosen, and not only the system's. */
function showTheme(): void {
  const is: Theme = theme.current()
  for (const toggle of toggles)
    toggle.ariaLabel = is === 'dark' ? 'Use the light theme' : 'Use the dark theme'
  for (const source of all<HTMLSourceElement>('[data-dark]'))
    source.media = is === 'dark' ? (source.dataset.dark ?? '') : 'not all'
}

function tell({ mode, label, logo }: z.infer<typeof getSignIn.output>): void {
  for (const words of all('[data-label]')) words.textContent = label
  for (const mark of all('[data-logo]'))
    mark.toggleAttribute('hidden', mark.getAttribute('data-logo') !== logo)
  for (const line of all('[data-mode]'))
    line.toggleAttribute('hidden', line.getAttribute('data-mode') !== mode)
}
