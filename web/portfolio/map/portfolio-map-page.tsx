import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { MapPinOff, SquareDashedMousePointer } from 'lucide-react'
import { useBook } from '../../data/book/book.tsx'
import { useMe } from '../../data/session/session.tsx'
import { SCREEN_NAMES } from '../../screens.ts'
import { Page } from '../../ui/chrome/page.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Empty, Failed } from '../../ui/states.tsx'
import { PortfolioMapScreen } from './portfolio-map-screen.tsx'
import { useKeptSelection } from './use-kept-selection.ts'

const TITLE = 'Portfolio Map'

/** The map of the properties that were selected on the portfolio page, which are in the browser's storage. */
export function PortfolioMapPage() {
  const me = useMe()
  const selection = useKeptSelection(me?.id ?? null)
  const { book, failure, retry } = useBook()
  if (me !== null && selection === null) {
    return (
      <Page title={TITLE}>
        <Empty
          icon={SquareDashedMousePointer}
          heading="h1"
          title="No portfolio is selected yet"
          reason="Build a portfolio and export it: Map Portfolio then shows its properties here."
        >
          <Button asChild>
            <Link to="/portfolio">{SCREEN_NAMES['/portfolio']}</Link>
          </Button>
        </Empty>
      </Page>
    )
  }
  if (book === null && failure !== null && failure !== 'signed_out') {
    return (
      <Page title={TITLE}>
        <Failed title={MESSAGES.mapFailed} reason={MESSAGES.propertiesFailed} onRetry={retry} />
      </Page>
    )
  }
  if (book === null || selection === null) {
    return (
      <Page title={TITLE}>
        <div role="status" aria-label="Loading the portfolio map">
          <Skeleton height={480} />
        </div>
      </Page>
    )
  }
  if (selection.properties.length === 0) {
    return (
      <Page title={TITLE}>
        <Empty icon={MapPinOff} heading="h1" title={MESSAGES.noMapData} reason="The portfolio is empty." />
      </Page>
    )
  }
  return <PortfolioMapScreen book={book} selection={selection} />
}
