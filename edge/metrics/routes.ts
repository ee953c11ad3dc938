import type { Context, Hono } from 'hono'
import { matchedRoutes } from 'hono/route'
import { timingSafeEqual } from 'hono/utils/buffer'
import { getMetrics } from '../../sync/api/metrics.ts'
import { ApiError, NOTHING_HERE } from '../http/api-error.ts'
import { BOUNDS_S, type RequestMetrics } from '../services/request-metrics.ts'
import type { Services } from '../services/services.ts'
import { bookMetricList } from './book-metric-list.ts'
import { type Metric, metricText } from './metric-text.ts'

const TEXT = 'text/plain; version=0.0.4; charset=utf-8'
const EVERYTHING = '/api/*'

/** Counts what is answered by routes that are mounted after this. */
export function measureRequests(app: Hono, { requestMetrics }: Pick<Services, 'requestMetrics'>): void {
  app.use(EVERYTHING, async (c, next) => {
    const started = performance.now()
    await next()
    const seconds = (performance.now() - started) / 1000
    requestMetrics.note({ route: routeOf(c), method: c.req.method, status: c.res.status, seconds })
  })
}

/** Figures for whoever watches over the server, off unless a token for it is set. */
export function metricsRoutes(app: Hono, services: Services): void {
  app.get(getMetrics.path, async (c) => {
    const { metricsToken } = services.settings
    if (metricsToken === null) throw new ApiError('not_found', NOTHING_HERE)
    const [, token = ''] = /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '') ?? []
    if (!(await timingSafeEqual(token, metricsToken))) {
      throw new ApiError('unauthorized', 'The token of the metrics is missing or wrong.')
    }
    const text = metricText([...requestMetricList(services.requestMetrics), ...(await stateOf(services))])
    return c.body(text, 200, { 'Content-Type': TEXT })
  })
}

/** While the database is away, what else is known is still told. */
async function stateOf(services: Services): Promise<Metric[]> {
  const [books, sync] = await Promise.all([
    services.withDb(bookMetricList).catch(() => null),
    services.zeroCacheAnswers(),
  ])
  const sockets = services.openSockets()
  return [
    gauge('database_up', '1 where the database answers.', books === null ? 0 : 1),
    gauge('sync_up', '1 where the sync engine answers.', sync ? 1 : 0),
    ...(sockets === null ? [] : [gauge('sync_sockets', 'Open sockets of browsers.', sockets)]),
    ...(books ?? []),
  ]
}

function gauge(name: string, help: string, value: number): Metric {
  return { name: `clearheight_${name}`, help, type: 'gauge', samples: [{ value }] }
}

/** As the contract writes it, so that there are as many as it has. */
function routeOf(c: Context): string {
  return matchedRoutes(c).findLast(({ path }) => path !== EVERYTHING)?.path ?? 'none'
}

/** What this process has answered since it started. */
function requestMetricList(metrics: RequestMetrics): Metric[] {
  return [
    {
      name: 'clearheight_requests_total',
      help: 'Requests answered, by route, method and status.',
      type: 'counter',
      samples: metrics.counts().map(({ route, method, status, count }) => ({
        labels: { route, method, status: String(status) },
        value: count,
      })),
    },
    {
      name: 'clearheight_request_seconds',
      help: 'Seconds until an answer began, by route.',
      type: 'histogram',
      samples: metrics.times().flatMap(({ route, within, sumSeconds }) => [
        ...within.map((value, i) => ({
          suffix: '_bucket',
          labels: { route, le: String(BOUNDS_S[i] ?? '+Inf') },
          value,
        })),
        { suffix: '_sum', labels: { route }, value: sumSeconds },
        { suffix: '_count', labels: { route }, value: within.at(-1) ?? 0 },
      ]),
    },
  ]
}
