import { LOGIN_PATH } from '../../../sync/api/paths.ts'

/** The way to sign in and come back here; in the demo, `as` one of its people. */
export function loginPath(as?: string): string {
  const search = new URLSearchParams({ returnTo: location.pathname + location.search, ...(as && { as }) })
  return `${LOGIN_PATH}?${search}`
}
