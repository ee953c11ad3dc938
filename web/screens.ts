/** What each screen is called: in its heading, in the browser's tab, and wherever it is led to. */
export const SCREEN_NAMES = {
  '/search': 'Property Search',
  '/proximity': 'Proximity Search',
  '/portfolio': 'Build Your Portfolio',
  '/comp-lists': 'Comp Lists',
  '/chat': 'AI Property Assistant',
  '/landing': 'The public page',
} as const

/** One entry per screen of the product, in the order of the navigation. */
export interface Screen {
  path: keyof typeof SCREEN_NAMES
  /** Its name in the navigation, where it stands there. */
  nav: string | null
  /** The second key of "G then ...". */
  key: string | null
  /** False where this version does not have it yet: its address says so, and the navigation leaves it out. */
  built: boolean
}

export const SCREENS: readonly Screen[] = [
  { path: '/search', nav: 'Search', key: 's', built: true },
  { path: '/proximity', nav: 'Proximity', key: 'p', built: true },
  { path: '/portfolio', nav: 'Portfolio', key: 'b', built: true },
  { path: '/comp-lists', nav: 'Comp Lists', key: 'l', built: true },
  { path: '/chat', nav: 'Assistant', key: 'a', built: true },
  { path: '/landing', nav: null, key: null, built: false },
]

export const BUILT_SCREENS = SCREENS.filter((screen) => screen.built)
