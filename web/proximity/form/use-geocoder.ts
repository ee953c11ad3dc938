import { useCallback, useState } from 'react'
import type { GeocodeOutcome } from '../../../sync/domain/place/geocoded.ts'
import { suggestPlaces } from '../../../sync/geocode/suggest-places.ts'
import { useBook } from '../../data/book/book.tsx'
import { geocodeWords } from '../../data/places/geocode.ts'
import { usePlaces } from '../../data/places/places.ts'
import type { PlaceChoice } from './place-choices.ts'

export interface Geocoder {
  /** Rejects where what must be asked does not answer. */
  findPlace(words: string, signal: AbortSignal): Promise<GeocodeOutcome>
  /** What words that are being typed could mean. */
  suggest(words: string): readonly PlaceChoice[]
  /** Somebody is about to type: fetches what suggestions need. */
  prepare(): void
}

/** Finds places by words, in what is at hand and by asking the server; null until there is a book. */
export function useGeocoder(): Geocoder | null {
  const { book } = useBook()
  const [isTyping, setTyping] = useState(false)
  const places = usePlaces(isTyping)
  const suggest = useCallback(
    (words: string) => (book === null ? [] : suggestPlaces(words, book, places)),
    [book, places],
  )
  if (book === null) return null
  return {
    findPlace: (words, signal) => geocodeWords(words, book, signal),
    suggest,
    prepare: () => setTyping(true),
  }
}
