import { forgetKeys } from '../forget-keys.ts'
import { rememberedMe } from '../me.ts'

const PREFIX = 'clearheight-place-'

/** Where a user last looked for comps, as the address of that page has it. */
export interface LastPlace {
  /** What it is called, for people. */
  label: string
  /** Degrees. */
  lat: number
  lng: number
  /** Miles. */
  radius: number
  /** As it was typed, and what it is called where that is another name. */
  address?: string | undefined
  place?: string | undefined
}

/** Remembers in this browser where who is at the page looks for comps. */
export function keepLastPlace(place: LastPlace): void {
  const me = rememberedMe()
  if (me === null) return
  try {
    localStorage.setItem(PREFIX + me.id, JSON.stringify(place))
  } catch {
    // Not remembered: nothing depends on it.
  }
}

/** Where who is at the page last looked for comps; null where nothing can be read. */
export function lastPlace(): LastPlace | null {
  const me = rememberedMe()
  try {
    const kept = JSON.parse((me && localStorage.getItem(PREFIX + me.id)) ?? 'null')
    return isPlace(kept) ? kept : null
  } catch {
    return null
  }
}

/** Forgets the places of anyone but this user. */
export function forgetPlaces(who: { butOf: string | null }): void {
  forgetKeys(PREFIX, who)
}

/** Read by hand: zod would come with what answers questions for this alone. */
function isPlace(kept: LastPlace | null): kept is LastPlace {
  const isWords = (words: unknown) => words === undefined || typeof words === 'string'
  return (
    kept !== null &&
    typeof kept.label === 'string' &&
    [kept.lat, kept.lng, kept.radius].every(Number.isFinite) &&
    isWords(kept.address) &&
    isWords(kept.place)
  )
}
