import { useEffect, useState } from 'react'
import { decodePlaces } from '../../../sync/geocode/places/decode-places.ts'
import { PLACES_FILE, type Places } from '../../../sync/geocode/places/places.ts'
import { memoizeAsync } from '../../../sync/memo.ts'

/** The table of towns and ZIP codes, fetched once for the page's life. A failure is forgotten: the next call tries again. */
export const loadPlaces = memoizeAsync(async () => {
  const response = await fetch(`/${PLACES_FILE}`)
  if (!response.ok) throw new Error(`The table of places answered ${response.status}.`)
  return decodePlaces(new Uint8Array(await response.arrayBuffer()))
})

/** The table once it is here, asked for while `wanted`; null until then, and where it cannot be had. */
export function usePlaces(wanted: boolean): Places | null {
  const [places, setPlaces] = useState<Places | null>(null)
  useEffect(() => {
    if (!wanted) return
    let isGone = false
    loadPlaces().then(
      (loaded) => {
        if (!isGone) setPlaces(loaded)
      },
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [wanted])
  return places
}
