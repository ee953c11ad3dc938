import type { Hono } from 'hono'
import type { BookOf } from '../book/caller-book.ts'
import type { Services } from '../services.ts'

/** Places for words. */
export function geocodeRoutes(_app: Hono, _services: Services, _bookOf: BookOf): void {}
