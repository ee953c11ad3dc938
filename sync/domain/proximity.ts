import * as z from 'zod/mini'

/** Miles around a place (specification, sections 5 and 9). */
export const PROXIMITY_MILES = { min: 0.1, max: 100, step: 0.1, default: 5 } as const

/** Digits after the point of a radius: those of its step. */
const DECIMALS = 1

/** A radius as the form can hold it: in range, on a step. */
export function toRadius(miles: number): number {
  const held = Math.min(Math.max(miles, PROXIMITY_MILES.min), PROXIMITY_MILES.max)
  return Number(held.toFixed(DECIMALS))
}

/** `3.0`: a radius always shows its step. */
export function formatRadius(miles: number): string {
  return miles.toFixed(DECIMALS)
}

/**
 * What narrows the properties around a place. All parts combine. Texts are looked for anywhere in the field,
 * whatever their case; ranges include both ends; a property that lacks a filtered field is out.
 */
export const proximityFilter = z.object({
  propertyType: z.optional(z.string()),
  /** Dollars per square foot per month. */
  minRent: z.optional(z.number()),
  maxRent: z.optional(z.number()),
  minSquareFootage: z.optional(z.number()),
  maxSquareFootage: z.optional(z.number()),
  minYearBuilt: z.optional(z.number()),
  maxYearBuilt: z.optional(z.number()),
  tenant: z.optional(z.string()),
  brokerName: z.optional(z.string()),
  landlordFirm: z.optional(z.string()),
})
export type ProximityFilter = z.infer<typeof proximityFilter>
