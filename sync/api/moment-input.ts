import * as z from 'zod/mini'
import { isMoment } from '../domain/dates/moments.ts'

const DAY_LENGTH = '2026-11-22'.length

/** A day, or an instant of any zone. */
export const dayOrInstant = z
  .string()
  .check(
    z.refine(
      (text) =>
        (isMoment(text) && text.length === DAY_LENGTH) ||
        z.safeParse(z.iso.datetime({ offset: true }), text).success,
      'must be a day such as 2026-11-22, or a time with its zone such as 2026-11-22T17:40:00Z',
    ),
  )
