import { loadCode } from './code-not-loaded.ts'

/** The code of each screen, by the path of its route; it is loaded when it is first asked for. */
export const SCREEN_CODE = {
  '/': () => loadCode(() => import('./home/home-screen.tsx')),
  '/search': () => loadCode(() => import('./search/search-page.tsx')),
  '/proximity': () => loadCode(() => import('./proximity/proximity-page.tsx')),
  '/portfolio': () => loadCode(() => import('./portfolio/portfolio-page.tsx')),
  '/portfolio/map': () => loadCode(() => import('./portfolio/map/portfolio-map-page.tsx')),
  '/comp-lists': () => loadCode(() => import('./comp-lists/comp-lists-page.tsx')),
  '/comp-lists/$id': () => loadCode(() => import('./comp-lists/comp-list-page.tsx')),
  '/sources': () => loadCode(() => import('./sources/sources-page.tsx')),
  '/import': () => loadCode(() => import('./import/import-page.tsx')),
  '/activity': () => loadCode(() => import('./activity/activity-page.tsx')),
  '/audit': () => loadCode(() => import('./audit/audit-page.tsx')),
  '/duplicates': () => loadCode(() => import('./duplicates/duplicates-page.tsx')),
  '/people': () => loadCode(() => import('./people/people-page.tsx')),
  '/chat': () => loadCode(() => import('./chat/chat-page.tsx')),
} as const

/** Begins to load the code of the screen at an address. A failure shows when the screen itself asks for it. */
export function preloadScreen(path: string): void {
  const codes: Readonly<Record<string, () => Promise<unknown>>> = SCREEN_CODE
  codes[path]?.().catch(() => undefined)
}
