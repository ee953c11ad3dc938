import { useEffect, useRef, useState } from 'react'
import type { Geocoded } from '../../../sync/domain/place/geocoded.ts'
import { useBook } from '../../data/book/book.tsx'
import { geocodeWords } from '../../data/places/geocode.ts'

/** After the last letter, before the words are looked up, ms. */
const PAUSE_MS = 500
/** How long a form that is sent waits for the place, ms; after that it is sent with the text alone. */
const PLACE_TIMEOUT_MS = 2_500

export interface CenterPlace {
  /** `looking`: asked for. `none`: nothing is typed. */
  status: 'none' | 'looking' | 'found' | 'unknown'
  /** What people are shown of a found place. */
  label: string | null
  /** The place of the words as they stand; null where there is none, or none within reasonable time. */
  settle(): Promise<Geocoded | null>
}

/** Looks up the place of a center address while it is typed. An address it does not know is kept as text. */
export function useCenterPlace(words: string): CenterPlace {
  const { book } = useBook()
  const [found, setFound] = useState<{ words: string; place: Geocoded | null } | null>(null)
  const asked = useRef<{ words: string; answer: Promise<Geocoded | null>; stop: AbortController } | null>(
    null,
  )
  const typed = words.trim()

  function ask(): Promise<Geocoded | null> {
    if (typed === '' || book === null) return Promise.resolve(null)
    if (asked.current?.words === typed) return asked.current.answer
    asked.current?.stop.abort()
    const stop = new AbortController()
    const answer = geocodeWords(typed, book, stop.signal).then(
      (outcome) => (outcome.kind === 'found' ? outcome.place : null),
      () => null,
    )
    asked.current = { words: typed, answer, stop }
    void answer.then((place) => {
      if (!stop.signal.aborted) setFound({ words: typed, place })
    })
    return answer
  }
  const newest = useRef(ask)
  newest.current = ask

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text is looked up again; nothing else is a reason to.
  useEffect(() => {
    const timer = setTimeout(() => void newest.current(), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  useEffect(() => () => asked.current?.stop.abort(), [])

  const known = found?.words === typed ? found : null
  return {
    status: typed === '' ? 'none' : known === null ? 'looking' : known.place === null ? 'unknown' : 'found',
    label: known?.place?.label ?? null,
    settle: () =>
      Promise.race([ask(), new Promise<null>((r) => setTimeout(() => r(null), PLACE_TIMEOUT_MS))]),
  }
}
