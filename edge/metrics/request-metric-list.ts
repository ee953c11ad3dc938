import { BOUNDS_S, type RequestMetrics } from '../services/request-metrics.ts'
import type { Metric } from './metric-text.ts'

/** What this process has answered since it started. */
export function requestMetricList(metrics: RequestMetrics): Metric[] {
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
