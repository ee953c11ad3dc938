import type * as z from 'zod/mini'
import type { api } from './api.ts'
import type { PackedFirstPage } from './book/wire/pack-first-page.ts'

/** Who is signed in and what their search page opens with: all that a browser asks for before it has a book. */
export const OPENING_PATH = '/api/opening'

export interface Opening {
  /** `BOOK_FORMAT` of the server. */
  format: number
  me: z.infer<typeof api.me.output>
  firstPage: PackedFirstPage
}
