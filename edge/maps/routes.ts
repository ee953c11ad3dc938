import type { Hono } from 'hono'
import type { Services } from '../services.ts'

/** Which maps the page may draw, and the tiles of its own file. */
export function mapRoutes(_app: Hono, _services: Services): void {}
