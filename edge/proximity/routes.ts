import type { Hono } from 'hono'
import type { Services } from '../services.ts'

/** Comparable properties near a place. */
export function proximityRoutes(_app: Hono, _services: Services): void {}
