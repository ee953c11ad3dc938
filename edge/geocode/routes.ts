import type { Hono } from 'hono'
import type { Services } from '../services.ts'

/** Places for words. */
export function geocodeRoutes(_app: Hono, _services: Services): void {}
