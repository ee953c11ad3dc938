export type Theme = 'light' | 'dark'

/** Key of the browser's local storage that holds the chosen theme. The script in `index.html` reads it too. */
const THEME_KEY = 'theme'

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

export interface ThemeStore {
  current(): Theme
  /** Flips the theme and saves it. */
  toggle(): void
  subscribe(listener: () => void): () => void
}

/** The saved theme where there is one, otherwise the system's; follows the system while nothing is saved. */
export function createThemeStore({ storage, system, show, onStorage }: ThemeEnvironment): ThemeStore {
  const listeners = new Set<() => void>()
  let theme = read()
  show(theme)

  function read(): Theme {
    return savedTheme(storage) ?? (system.matches ? 'dark' : 'light')
  }
  function change(next: Theme) {
    if (next === theme) return
    theme = next
    show(theme)
    for (const listener of listeners) listener()
  }

  system.addEventListener('change', () => change(read()))
  onStorage((key) => {
    if (key === THEME_KEY || key === null) change(read())
  })

  return {
    current: () => theme,
    toggle() {
      const next = theme === 'dark' ? 'light' : 'dark'
      try {
        storage.setItem(THEME_KEY, next)
      } catch {
        // Storage is full or forbidden: the theme still changes for this visit.
      }
      change(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
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
