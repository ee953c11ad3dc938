import { SCREEN_NAMES } from '../screens.ts'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { SearchScreen } from './search-screen.tsx'
import { useSearch } from './use-search.ts'

/** The search screen on the real book. */
export function SearchPage() {
  usePageTitle(SCREEN_NAMES['/search'])
  return <SearchScreen state={useSearch()} />
}
