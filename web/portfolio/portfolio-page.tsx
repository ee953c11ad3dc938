import { SCREEN_NAMES } from '../screens.ts'
import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { PortfolioScreen } from './portfolio-screen.tsx'
import { usePortfolio } from './use-portfolio.ts'

/** The portfolio screen on the real book. */
export function PortfolioPage() {
  usePageTitle(SCREEN_NAMES['/portfolio'])
  return <PortfolioScreen state={usePortfolio()} />
}
