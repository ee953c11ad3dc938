import { Button } from '@radix-ui/themes'
import { createRoute, Link } from '@tanstack/react-router'
import { ArrowRight, Hourglass } from 'lucide-react'
import { SCREEN_NAMES, SCREENS } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { Empty } from '../ui/states.tsx'
import { rootRoute } from './__root.tsx'

/** The screens that come with a later version: each has its address, and says so. */
export const laterRoutes = SCREENS.filter((screen) => !screen.built).map(({ path }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => <Later name={SCREEN_NAMES[path]} />,
  }),
)

function Later({ name }: { name: string }) {
  return (
    <Page title={name}>
      <Empty
        icon={Hourglass}
        heading="h1"
        title={`${name} is not part of this version yet`}
        reason="Every property can be found, filtered and compared in Search."
      >
        <Button asChild>
          <Link to="/search">
            Go to Search
            <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
          </Link>
        </Button>
      </Empty>
    </Page>
  )
}
