import { fieldsWhere } from './fields/field-list.ts'
import { FIELDS, type NamesOf } from './fields.ts'

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

/** The figures that a search near a place bounds. */
export type NearFigure = NamesOf<{ near: object }>
export const NEAR_FIGURES = fieldsWhere<NearFigure>((field) => field.kind === 'figure' && 'near' in field)

/** The fields whose words it looks for, of one kind or of both. */
export type NearWords<Kind extends 'words' | 'choice' = 'words' | 'choice'> = NamesOf<{
  kind: Kind
  near: string
}>

/** All that it can be narrowed by, in order. */
export const NEAR_FIELDS = fieldsWhere<NearFigure | NearWords>((field) => 'near' in field)

export function isNearFigure(field: NearFigure | NearWords): field is NearFigure {
  return (NEAR_FIGURES as readonly string[]).includes(field)
}

type NearBound = (typeof FIELDS)[NearFigure]['near'][number]

/** Something for every part of the filter, such as its schema; `end` is 0 for the lower bound of a figure, else 1. */
export function eachNearPart<F, W>(
  ofBound: (field: NearFigure, end: 0 | 1) => F,
  ofWords: (field: NearWords) => W,
): Record<NearBound, F> & Record<NearWords, W> {
  const entries = NEAR_FIELDS.flatMap((field): [string, F | W][] =>
    isNearFigure(field)
      ? FIELDS[field].near.map((bound, end) => [bound, ofBound(field, end as 0 | 1)])
      : [[field, ofWords(field)]],
  )
  return Object.fromEntries(entries) as Record<NearBound, F> & Record<NearWords, W>
}

/**
 * What narrows the properties around a place, in the units of their fields. All parts combine. Texts are looked for
 * anywhere in the field, whatever their case; ranges include both ends; a property that lacks a filtered field is out.
 */
export type ProximityFilter = {
  [Part in NearBound | NearWords]?: (Part extends NearBound ? number : string) | undefined
}
