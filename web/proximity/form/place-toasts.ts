import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { completedSentence, PROXIMITY_WORDS } from '../proximity-words.ts'
import type { PlaceProblem } from './place-draft.ts'

/** Says why a search did not come about. */
export function tellProblem({ title, sentence }: PlaceProblem): void {
  toast({ kind: 'error', title, description: sentence })
}

/** Says what a search found. */
export function tellCompleted(found: number, radius: number, label: string): void {
  toast({
    kind: 'success',
    title: PROXIMITY_WORDS.completed,
    description: completedSentence(found, radius, label),
  })
}

/** Where the browser says it is, or null; says how that went. */
export async function locateAndTell(): Promise<LatLng | null> {
  const located = await locateMe()
  switch (located.kind) {
    case 'unsupported':
      toast({
        kind: 'error',
        title: PROXIMITY_WORDS.locationUnsupported,
        description: PROXIMITY_WORDS.locationUnsupportedHow,
      })
      return null
    case 'failed':
      toast({
        kind: 'error',
        title: PROXIMITY_WORDS.locationFailed,
        description: PROXIMITY_WORDS.locationFailedHow,
      })
      return null
    case 'found':
      toast({ kind: 'success', title: PROXIMITY_WORDS.locationFound })
      return located.place
  }
}

/** Indoors, a fix can take this long, ms. */
const LOCATION_TIMEOUT_MS = 15_000

type Located = { kind: 'found'; place: LatLng } | { kind: 'unsupported' } | { kind: 'failed' }

/** Where the browser says it is. Asks the person first. */
function locateMe(): Promise<Located> {
  return new Promise((done) => {
    if (!('geolocation' in navigator)) {
      done({ kind: 'unsupported' })
      return
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => done({ kind: 'found', place: { latitude, longitude } }),
      () => done({ kind: 'failed' }),
      { enableHighAccuracy: true, timeout: LOCATION_TIMEOUT_MS, maximumAge: 60_000 },
    )
  })
}
