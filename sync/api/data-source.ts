import * as z from 'zod/mini'

/** What properties were read from. Pages know kinds that their server may come to know later. */
export const dataSource = z.object({
  kind: z.enum(['sample', 'file', 'google-sheet']),
  /** The file's name, or the spreadsheet's. */
  name: z.string(),
  /** Whether it is read again by itself every 24 hours. */
  isDaily: z.boolean(),
})
export type DataSource = z.infer<typeof dataSource>
