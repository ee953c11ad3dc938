import { SUBJECT } from '../known-types.ts'

/**
 * The one rule of which properties figures of a set are worked out from: counts, statistics, medians, trends, scales
 * and adjustments leave the subject out, which is shown among its comps all the same.
 */
export function countsAsComp({ status }: { readonly status: string | null }): boolean {
  return status !== SUBJECT
}
