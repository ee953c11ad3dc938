import type { LucideIcon } from 'lucide-react'

/** Something the palette can do. */
export interface Choice {
  /** Stable over visits: `page /search`, `property 4f1c`. */
  id: string
  name: string
  /** What tells it from others of the same name; null where nothing needs to. */
  detail: string | null
  /** A figure at the end of the row: a rent, how many are found. */
  figure: string | null
  icon: LucideIcon
  /** The keys that do the same without the palette. */
  keys: readonly string[]
  run(): void
}

export interface ChoiceGroup {
  name: string
  choices: readonly Choice[]
}
