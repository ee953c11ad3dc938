import { Button } from '@radix-ui/themes'
import { Link, useLocation } from '@tanstack/react-router'
import { ArrowRight, Unlink } from 'lucide-react'
import { SCREENS } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { Empty } from '../ui/states/states.tsx'
import { suggestPath } from './suggest-path.ts'

/** Any path that is no screen. Offers the one that was probably meant. */
export function NotFound() {
  const path = useLocation({ select: (location) => location.pathname })
  const meant = suggestPath(
    path,
    SCREENS.map((screen) => screen.path),
  )
  return (
    <Page title="404 Page Not Found">
      <Empty
        icon={Unlink}
        heading="h1"
        title="404 Page Not Found"
        reason={
          <>
            {path} does not exist.
            {meant !== null && (
              <>
                {' '}
                Did you mean{' '}
                <Link to={meant} className="link">
                  {meant}
                </Link>
                ?
              </>
            )}
          </>
        }
      >
        <Button asChild variant="outline" color="gray">
          <Link to="/search">
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
            Go to Search
          </Link>
        </Button>
      </Empty>
    </Page>
  )
}
