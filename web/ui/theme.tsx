import { Theme as RadixTheme } from '@radix-ui/themes'
import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react'
import type { Theme, ThemeStore } from './theme-store.ts'

const ThemeContext = createContext<ThemeStore | null>(null)

/** Gives its children the theme and the look of the house. The class on `<html>` says light or dark. */
export function ThemeProvider({ store, children }: { store: ThemeStore; children: ReactNode }) {
  return (
    <ThemeContext value={store}>
      <RadixTheme
        accentColor="indigo"
        grayColor="slate"
        radius="medium"
        scaling="100%"
        panelBackground="solid"
        hasBackground={false}
      >
        {children}
      </RadixTheme>
    </ThemeContext>
  )
}

/** The theme in force and the way to flip it. Throws outside of `ThemeProvider`. */
export function useTheme(): { theme: Theme; toggleTheme: () => void } {
  const store = useContext(ThemeContext)
  if (store === null) throw new Error('useTheme must be used inside ThemeProvider.')
  return { theme: useSyncExternalStore(store.subscribe, store.current), toggleTheme: store.toggle }
}
