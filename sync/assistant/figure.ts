import * as z from 'zod/mini'
import { rowSet } from './row-set.ts'

/** A figure or a name in an answer, and the rows it was made from. */
export const figure = z.object({
  /** `f1`, `f2`: unique within one answer. */
  id: z.string().check(z.regex(/^f\d{1,4}$/)),
  /** As it is written: `$0.97`, `39 warehouses`. */
  text: z.string().check(z.maxLength(500)),
  /** What it is, to follow "of": `median rent`. */
  what: z.string().check(z.maxLength(200)),
  rows: rowSet,
})
export type Figure = z.infer<typeof figure>

/** A figure within a text: `[39 warehouses](f1)`. */
export function linked({ id, text }: Pick<Figure, 'id' | 'text'>): string {
  return `[${text.replaceAll(/[[\]]/g, ' ')}](${id})`
}
