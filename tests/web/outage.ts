import type { Page, Route } from 'playwright-core'

type Urls = Parameters<Page['route']>[0]

/** Requests for these addresses fail until it ends. */
export interface Outage {
  /** Makes the requests of a page part of it. */
  begin(page: Page): Promise<unknown>
  end(): void
}

/**
 * `fail` answers while it lasts. Its route stays in place afterwards: a request on its way while a route is taken away
 * may never be answered.
 */
export function outageOf(
  urls: Urls,
  fail: (route: Route) => Promise<void> = (route) => route.abort(),
): Outage {
  let isOver = false
  return {
    begin: (page) => page.route(urls, (route) => (isOver ? route.fallback() : fail(route))),
    end() {
      isOver = true
    },
  }
}

export const badGateway = (route: Route): Promise<void> => route.fulfill({ status: 502 })
