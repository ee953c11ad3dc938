import { createThemeStore, type Theme, type ThemeStore } from './theme-store.ts'

/** The page behind the browser's own bars, by theme: the header's color. */
const BAR_COLOR: Record<Theme, string> = { light: '#ffffff', dark: '#18191b' }

/** The theme of this browser. `<html>` carries it as a class, which the script in `index.html` set before paint. */
export function browserTheme(): ThemeStore {
  return createThemeStore({
    storage: localStorage,
    system: window.matchMedia('(prefers-color-scheme: dark)'),
    show(theme) {
      document.documentElement.className = theme
      for (const meta of document.querySelectorAll('meta[name="theme-color"]'))
        meta.setAttribute('content', BAR_COLOR[theme])
    },
    onStorage: (listener) => window.addEventListener('storage', (event) => listener(event.key)),
  })
}
