import * as z from 'zod/mini'

const SENTENCE = 'METRICS_TOKEN must have at least 16 characters, without spaces.'

/** The variable behind the setting, for both hosts' environments. */
export const metricsVariables = {
  METRICS_TOKEN: z.optional(z.string().check(z.regex(/^\S{16,}$/, SENTENCE))),
}

const variables = z.object(metricsVariables)

/** What `/api/metrics` is asked with; null turns it off. */
export function metricsTokenOf(env: z.infer<typeof variables>): string | null {
  return env.METRICS_TOKEN || null
}
