import * as z from 'zod/mini'

const cell = z.string().check(z.maxLength(600))

/** Figures beside each other in an answer. Cells link to figures as the words do. */
export const answerTable = z.object({
  title: z.string().check(z.maxLength(200)),
  head: z.array(cell).check(z.maxLength(8)),
  rows: z.array(z.array(cell).check(z.maxLength(8))).check(z.maxLength(60)),
})
export type AnswerTable = z.infer<typeof answerTable>

/** A number over time: one point a date, with how many rows each rests on. */
export const answerChart = z.object({
  title: z.string().check(z.maxLength(200)),
  points: z
    .array(
      z.object({
        label: z.string().check(z.maxLength(20)),
        /** The day its stretch of time begins, counted from 1970. Absent in conversations that were kept before. */
        day: z.optional(z.number()),
        value: z.number(),
        n: z.int(),
        text: cell,
        /** What the middle half of its rows runs from and to. */
        middle: z.optional(z.tuple([z.number(), z.number()])),
      }),
    )
    .check(z.maxLength(60)),
  /** The lowest and the highest that are drawn, in words. */
  ends: z.optional(z.tuple([cell, cell])),
})
export type AnswerChart = z.infer<typeof answerChart>
