import type { Hono } from 'hono'
import type { Services } from '../services.ts'

/** Pictures of maps. */
export function pictureRoutes(_app: Hono, _services: Services): void {}
