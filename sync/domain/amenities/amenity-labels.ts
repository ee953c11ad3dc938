import { formatCount } from '../format.ts'
import { capitalized } from '../words/capitalized.ts'
import { type AmenityFacts, isEsfrColumn } from './amenity-facts.ts'
import { craneTonsIn, doorsIn } from './note-figures.ts'
import { mentionsOf } from './note-mentions.ts'

// What a card says. Apart from what only a property's dialog says, which is loaded with the dialog.

/** `10-ton crane`, or `Crane` where no capacity is stated. */
export function craneLabel(facts: AmenityFacts): string {
  const tons = positive(facts.craneTons) ?? craneTonsIn(facts.notes ?? '')
  return tons === null ? 'Crane' : `${tons}-ton crane`
}

/** `7 dock doors`, or `Dock doors` where no count is stated. */
export function dockLabel(facts: AmenityFacts): string {
  return doorLabel(positive(facts.dockDoors) ?? doorsIn(facts.notes ?? '', 'dock'), 'dock door')
}

/** `7 dock doors`; without a count `Dock doors`. */
export function doorLabel(count: number | null, door: string): string {
  if (count === null) return `${capitalized(door)}s`
  return `${formatCount(count)} ${door}${count === 1 ? '' : 's'}`
}

/** True where the sprinkler system is an early-suppression one. */
export function isEsfr({ sprinklers, notes }: AmenityFacts): boolean {
  if (isEsfrColumn(sprinklers)) return true
  const text = notes ?? ''
  return mentionsOf(text, 'sprinkler').some(({ start, end }) => /esfr/i.test(text.slice(start, end)))
}

/** A figure that says there is something. */
export function positive(figure: number | null): number | null {
  return figure !== null && figure > 0 ? figure : null
}
