import { createStore, type Readable } from '../../store.ts'
import { THEME_KEY } from '../../theme-key.ts'

export type Theme = 'light' | 'dark'

/** The parts of a browser that a theme is read from and written to. */
export interface ThemeEnvironment {
  storage: Pick<Storage, 'getItem' | 'setItem'>
  /** Answers whether the system prefers dark. */
  system: Pick<MediaQueryList, 'matches' | 'addEventListener'>
  /** Called with every theme, the first included. */
  show(theme: Theme): void
  /** Calls back when another tab has written to the storage. */
  onStorage(listener: (key: string | null) => void): void
}

export interface ThemeStore extends Readable<Theme> {
  /** Flips the theme and saves it. */
  toggle(): void
}

/** The saved theme where there is one, otherwise the system's; follows the system while nothing is saved. */
export function createThemeStore({ storage, system, show, onStorage }: ThemeEnvironment): ThemeStore {
  const { current, change, subscribe } = createStore(read())
  subscribe(() => show(current()))
  show(current())

  function read(): Theme {
    return savedTheme(storage) ?? (system.matches ? 'dark' : 'light')
  }

  system.addEventListener('change', () => change(read()))
  onStorage((key) => {
    if (key === THEME_KEY || key === null) change(read())
  })

  return {
    current,
    subscribe,
    toggle() {
      const next = current() === 'dark' ? 'light' : 'dark'
      try {
        storage.setItem(THEME_KEY, next)
      } catch {
        // Storage is full or forbidden: the theme still changes for this visit.
      }
      change(next)
    },
  }
}

function savedTheme(storage: Pick<Storage, 'getItem'>): Theme | null {
  try {
    const saved = storage.getItem(THEME_KEY)
    return saved === 'light' || saved === 'dark' ? saved : null
  } catch {
    return null
  }
}
