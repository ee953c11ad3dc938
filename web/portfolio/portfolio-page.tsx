import { usePageTitle } from '../ui/chrome/use-page-title.ts'
import { PortfolioScreen } from './portfolio-screen.tsx'
import { usePortfolio } from './use-portfolio.ts'

/** The portfolio screen on the real book. */
export function PortfolioPage() {
  usePageTitle('Build Your Portfolio')
  return <PortfolioScreen state={usePortfolio()} />
}
