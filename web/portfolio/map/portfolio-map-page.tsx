import { Button } from '@radix-ui/themes'
import { Link } from '@tanstack/react-router'
import { MapPinOff, SquareDashedMousePointer } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useBook } from '../../data/book/book.tsx'
import { keptSelection, type PortfolioSelection, SELECTION_KEY } from '../../data/portfolio-selection.ts'
import { useMe } from '../../data/session/session.tsx'
import { SCREEN_NAMES } from '../../screens.ts'
import { Page } from '../../ui/chrome/page.tsx'
import { MESSAGES } from '../../ui/messages.ts'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import { Empty, Failed } from '../../ui/states/states.tsx'
import { PortfolioMapScreen } from './portfolio-map-screen.tsx'

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

/** The user's selection in the browser's storage; another one as soon as another tab keeps it. Null for none. */
function useKeptSelection(userId: string | null): PortfolioSelection | null {
  const [kept, setKept] = useState<{ of: string | null; selection: PortfolioSelection | null }>({
    of: null,
    selection: null,
  })
  if (userId !== null && kept.of !== userId) setKept({ of: userId, selection: keptSelection(userId) })
  useEffect(() => {
    if (userId === null) return
    const read = ({ key }: StorageEvent) => {
      if (key === SELECTION_KEY || key === null) setKept({ of: userId, selection: keptSelection(userId) })
    }
    window.addEventListener('storage', read)
    return () => window.removeEventListener('storage', read)
  }, [userId])
  return kept.selection
}
