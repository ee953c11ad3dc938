import * as z from 'zod/mini'
import { GROUPINGS, MEASURES, MOST_RANKED, SIMILAR_BUT, TIMES } from '../../../sync/assistant/analysis/ask.ts'
import { RANGE_FIELDS } from '../../../sync/domain/criteria/asked-fields.ts'
import { criterion } from '../../../sync/domain/criteria/criterion.ts'
import { isMoment } from '../../../sync/domain/dates/moments.ts'
import { askedSet } from './asked-set.ts'

const figure = z.enum([...RANGE_FIELDS, 'netEffectiveRent'])
const counted = { figure: z.nullable(figure), of: z.enum(MEASURES) }
const also = z.optional(z.array(z.object(counted)).check(z.maxLength(6)))
const percent = z.number().check(z.minimum(0), z.maximum(100))
const comparedSet = z.object({ criteria: z.array(criterion).check(z.maxLength(20)) })

const moment = z.nullable(z.string().check(z.refine(isMoment)))

/** What is asked, as a model says it; the set beside it says over which properties. */
export const ask = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('statistic'), ...counted, also }),
  z.object({ kind: z.literal('distinct'), by: z.enum(GROUPINGS), also }),
  z.object({
    kind: z.literal('share'),
    figure: z.nullable(figure),
    part: z.array(criterion).check(z.maxLength(20)),
  }),
  z.object({ kind: z.literal('spread'), figure }),
  z.object({ kind: z.literal('changes'), from: moment, to: moment }),
  z.object({ kind: z.literal('group'), ...counted, by: z.enum(GROUPINGS), also }),
  z.object({ kind: z.literal('trend'), ...counted, by: z.enum(TIMES), also }),
  z.object({
    kind: z.literal('rank'),
    ...counted,
    by: z.enum(GROUPINGS),
    limit: z.nullable(z.int().check(z.positive(), z.maximum(MOST_RANKED))),
    descending: z.boolean(),
    also,
    atLeast: z.optional(z.int().check(z.positive())),
  }),
  z.object({
    kind: z.literal('best'),
    figure,
    limit: z.int().check(z.positive(), z.maximum(MOST_RANKED)),
    descending: z.boolean(),
  }),
  z.object({
    kind: z.literal('compare'),
    ...counted,
    also,
    sets: z.array(comparedSet).check(z.minLength(2), z.maxLength(6)),
  }),
  z.object({
    kind: z.literal('percentile'),
    figure,
    p: percent,
    also: z.optional(z.array(percent).check(z.maxLength(5))),
  }),
  z.object({ kind: z.literal('standing'), figure, value: z.number() }),
  z.object({
    kind: z.literal('similar'),
    to: z.string().check(z.minLength(1), z.maxLength(500)),
    limit: z.optional(z.int().check(z.positive(), z.maximum(MOST_RANKED))),
    but: z.optional(z.enum(SIMILAR_BUT)),
  }),
  z.object({
    kind: z.literal('inputs'),
    inputs: z.object({
      rentPerSf: z.number(),
      leaseTerm: z.number(),
      freeRentMonths: z.nullable(z.number()),
      freeFromMonth: z.optional(z.int().check(z.positive())),
      tiPerSf: z.nullable(z.number()),
      commissionPerSf: z.optional(z.nullable(z.number())),
      escalationPct: z.nullable(z.number()),
      stepPerSf: z.optional(z.nullable(z.number())),
      discountPct: z.optional(z.nullable(percent)),
      notCounted: z.optional(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20))),
    }),
  }),
])

export const analysisInput = z.extend(askedSet, { ask })
