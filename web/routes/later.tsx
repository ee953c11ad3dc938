import { createRoute, Link } from '@tanstack/react-router'
import { SCREENS } from '../screens.ts'
import { rootRoute } from './__root.tsx'

/** The screens that come with a later version: one honest page each. */
export const laterRoutes = SCREENS.filter((screen) => !screen.built).map(({ path, name }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    component: () => (
      <p>
        {name} is not part of this version yet. <Link to="/search">Search</Link>
      </p>
    ),
  }),
)
