/** What each screen is called: in its heading, in the browser's tab, and wherever it is led to. */
export const SCREEN_NAMES = {
  '/search': 'Property Search',
  '/proximity': 'Proximity Search',
  '/portfolio': 'Build Your Portfolio',
  '/comp-lists': 'Comp Lists',
  '/chat': 'AI Property Assistant',
  '/sources': 'Sources',
  '/duplicates': 'Possible duplicates',
  '/activity': 'Activity',
  '/people': 'People',
  '/audit': 'Audit',
} as const

/** One entry per screen of the product, in the order of the navigation. */
export interface Screen {
  path: keyof typeof SCREEN_NAMES
  /** Its name in the navigation, where it stands there. */
  nav: string | null
  /** The second key of "G then ...". */
  key: string | null
  /** Set where only administrators are led to it. */
  isRestricted?: true
}

export const SCREENS: readonly Screen[] = [
  { path: '/search', nav: 'Search', key: 's' },
  { path: '/proximity', nav: 'Proximity', key: 'p' },
  { path: '/portfolio', nav: 'Portfolio', key: 'b' },
  { path: '/comp-lists', nav: 'Comp Lists', key: 'l' },
  { path: '/chat', nav: 'Assistant', key: 'a' },
  { path: '/sources', nav: null, key: 'o' },
  { path: '/duplicates', nav: null, key: null },
  { path: '/activity', nav: null, key: null },
  { path: '/people', nav: null, key: null, isRestricted: true },
  { path: '/audit', nav: null, key: null, isRestricted: true },
]

/** What the key that leads to a screen is said to do. */
export function goToWords({ path, nav }: Screen): string {
  return `Go to ${nav ?? SCREEN_NAMES[path]}`
}
