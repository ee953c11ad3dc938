import * as z from 'zod/mini'

const MOST_ROWS = 1_000_000
const MOST_SECONDS = 240
const ROWS = `IMPORT_SLICE_ROWS must be a whole number from 1 to ${MOST_ROWS.toLocaleString('en-US')}.`
const SECONDS = `IMPORT_SLICE_SECONDS must be a whole number from 0 to ${MOST_SECONDS}.`

const wholeNumber = (least: number, most: number, sentence: string) =>
  z
    .string()
    .check(
      z.refine((text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most, sentence),
    )

/** Of the Worker, where a process may not work for long. */
export const importVariables = {
  IMPORT_SLICE_ROWS: z.optional(wholeNumber(1, MOST_ROWS, ROWS)),
  IMPORT_SLICE_SECONDS: z.optional(wholeNumber(0, MOST_SECONDS, SECONDS)),
}

const variables = z.object(importVariables)

export interface ImportSlices {
  /** What an import has read is kept each time it is so many rows more. */
  readonly rows: number
  /** After so many seconds the next go reads on. */
  readonly seconds: number
}

export function importSlicesOf({
  IMPORT_SLICE_ROWS = '10000',
  IMPORT_SLICE_SECONDS = '10',
}: z.infer<typeof variables>): ImportSlices {
  return { rows: Number(IMPORT_SLICE_ROWS), seconds: Number(IMPORT_SLICE_SECONDS) }
}
