import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createThemeStore, type Theme } from '../../../../web/ui/theme/theme-store.ts'

/** A browser's storage, system preference and page, as far as themes go. */
function makeBrowser({ saved, dark }: { saved: string | null; dark: boolean }) {
  const stored = new Map<string, string>(saved === null ? [] : [['theme', saved]])
  const shown: Theme[] = []
  const onSystem: (() => void)[] = []
  const onStorage: ((key: string | null) => void)[] = []
  const system = {
    matches: dark,
    addEventListener: (_: string, listener: unknown) => onSystem.push(listener as () => void),
  }
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  }
  return {
    stored,
    shown,
    environment: {
      storage,
      system,
      show: (theme: Theme) => shown.push(theme),
      onStorage: (listener: (key: string | null) => void) => onStorage.push(listener),
    },
    preferDark(next: boolean) {
      system.matches = next
      for (const listener of onSystem) listener()
    },
    otherTabSaves(value: string) {
      stored.set('theme', value)
      for (const listener of onStorage) listener('theme')
    },
  }
}

test('the saved theme comes first, then what the system prefers', () => {
  const first = (saved: string | null, dark: boolean) =>
    createThemeStore(makeBrowser({ saved, dark }).environment).current()
  expect([
    first('light', true),
    first('dark', false),
    first(null, true),
    first(null, false),
    first('blue', true),
  ]).toEqual(['light', 'dark', 'dark', 'light', 'dark'])
})

test('the toggle flips, saves and shows', () => {
  const browser = makeBrowser({ saved: null, dark: false })
  const store = createThemeStore(browser.environment)
  store.toggle()
  expect([store.current(), browser.stored.get('theme')]).toEqual(['dark', 'dark'])
  store.toggle()
  expect([store.current(), browser.stored.get('theme')]).toEqual(['light', 'light'])
  expect(browser.shown).toEqual(['light', 'dark', 'light'])
})

test('the system is followed while nothing is saved, and no longer', () => {
  const browser = makeBrowser({ saved: null, dark: false })
  const store = createThemeStore(browser.environment)
  browser.preferDark(true)
  expect(store.current()).toBe('dark')
  store.toggle()
  browser.preferDark(false)
  browser.preferDark(true)
  expect(store.current()).toBe('light')
})

test('a theme chosen in another tab is taken over', () => {
  const browser = makeBrowser({ saved: 'light', dark: false })
  const store = createThemeStore(browser.environment)
  let calls = 0
  store.subscribe(() => calls++)
  browser.otherTabSaves('dark')
  expect([store.current(), calls]).toEqual(['dark', 1])
})

test('a browser that forbids storage still has a theme that can be flipped', () => {
  const { environment } = makeBrowser({ saved: null, dark: true })
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  const store = createThemeStore({ ...environment, storage: { getItem: forbidden, setItem: forbidden } })
  store.toggle()
  expect(store.current()).toBe('light')
})

test('the script that runs before the first paint chooses the same theme', () => {
  const html = readFileSync(new URL('../../../../web/index.html', import.meta.url), 'utf8')
  const script = /<script>(.*?)<\/script>/s.exec(html)?.[1] ?? ''
  const saved = fc.option(fc.oneof(fc.constantFrom('light', 'dark', ''), fc.string()), { nil: null })
  fc.assert(
    fc.property(saved, fc.boolean(), (saved, dark) => {
      const documentElement = { className: '' }
      runInNewContext(script, {
        localStorage: { getItem: () => saved },
        matchMedia: () => ({ matches: dark }),
        document: { documentElement },
      })
      const store = createThemeStore(makeBrowser({ saved, dark }).environment)
      expect(documentElement.className).toBe(store.current())
    }),
  )
})
