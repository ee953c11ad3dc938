/** One entry per screen of the product, in the order of the navigation. */
export interface Screen {
  path: '/search' | '/proximity' | '/portfolio' | '/comp-lists' | '/chat' | '/landing'
  /** Its name as a page. */
  name: string
  /** Its name in the navigation, where it stands there. */
  nav: string | null
  /** The second key of "G then ...". */
  key: string | null
  /** False where this version does not have it yet: its address says so, and the navigation leaves it out. */
  built: boolean
}

export const SCREENS: readonly Screen[] = [
  { path: '/search', name: 'Property Search', nav: 'Search', key: 's', built: true },
  { path: '/proximity', name: 'Proximity Search', nav: 'Proximity', key: 'p', built: true },
  { path: '/portfolio', name: 'Build Your Portfolio', nav: 'Portfolio', key: 'b', built: true },
  { path: '/comp-lists', name: 'Comp Lists', nav: 'Comp Lists', key: 'l', built: true },
  { path: '/chat', name: 'AI Property Assistant', nav: 'Assistant', key: 'a', built: true },
  { path: '/landing', name: 'The public page', nav: null, key: null, built: false },
]

export const BUILT_SCREENS = SCREENS.filter((screen) => screen.built)
