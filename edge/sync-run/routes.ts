import type { Hono } from 'hono'
import type { Services } from '../services.ts'

/** Reading the sources again, on request. */
export function syncRunRoutes(_app: Hono, _services: Services): void {}
