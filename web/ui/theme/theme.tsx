import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Theme, ThemeStore } from './theme-store.ts'

const ThemeContext = createContext<ThemeStore | null>(null)

/**
 * The settings of Radix Themes, as its style sheets read them. Its own `Theme` would set the same and bring the
 * machinery of tooltips and text direction along, which nothing here uses.
 */
const LOOK = {
  className: 'radix-themes',
  'data-is-root-theme': true,
  'data-accent-color': 'indigo',
  'data-gray-color': 'slate',
  'data-has-background': false,
  'data-panel-background': 'solid',
  'data-radius': 'medium',
  'data-scaling': '100%',
} as const

/** Gives its children the theme and the look of the house. The class on `<html>` says light or dark. */
export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  return (
    <ThemeContext value={store}>
      <div {...LOOK}>{children}</div>
    </ThemeContext>
  )
}

/** The theme in force and the way to flip it. Throws outside of `ThemeProvider`. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const store = useContext(ThemeContext)
  if (store === null) throw new Error('useTheme must be used inside ThemeProvider.')
  const theme = useSyncExternalStore(store.subscribe, store.current, store.current)
  return { theme, toggleTheme: store.toggle }
}
