import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { Geocoded } from '../../../sync/domain/place/geocoded.ts'
import { isUnauthorized } from '../../data/requests/call.ts'
import type { Destination, SearchedPlace } from '../proximity-state.ts'
import { failureWords, PROXIMITY_WORDS } from '../proximity-words.ts'
import { coordinateWords, writeDegrees } from './degrees.ts'
import { draftOf, EMPTY_DRAFT, type PlaceDraft, type PlaceProblem, readPlace } from './place-draft.ts'
import { locateAndTell, tellCompleted, tellProblem } from './place-toasts.ts'
import type { Geocoder } from './use-geocoder.ts'

export interface PlaceForm {
  draft: PlaceDraft
  change(part: Partial<PlaceDraft>): void
  /** What is wrong with the draft as it was last searched. */
  problem: PlaceProblem | null
  /** Why the last search found no place; null once another search has. */
  failure: PlaceProblem | null
  /** Places that fit the address equally well, to choose from. */
  candidates: readonly Geocoded[]
  searching: boolean
  locating: boolean
  submit(): void
  /** Searches around a place that was offered; `address` is what the field then holds. */
  choose(place: Geocoded, address: string): void
  /** Fills in where the browser is. */
  locate(): void
}

interface PlaceFormOptions {
  /** What is searched around now; another one, such as by Back, fills the form. */
  place: SearchedPlace | null
  /** An address that is to be looked up at once. */
  pendingAddress: string | null
  radius: number
  geocoder: Geocoder | null
  /** Goes there; answers how many are found, null where that is not known. */
  goTo(destination: Destination): number | null
}

/** The place form: a draft that becomes a search, or stays as typed where it cannot become one. */
export function usePlaceForm({ place, pendingAddress, radius, geocoder, goTo }: PlaceFormOptions): PlaceForm {
  const navigate = useNavigate()
  const [draft, setDraft] = useState(() => draftOf(place, { ...EMPTY_DRAFT, address: pendingAddress ?? '' }))
  const [problem, setProblem] = useState<PlaceProblem | null>(null)
  const [failure, setFailure] = useState<PlaceProblem | null>(null)
  const [candidates, setCandidates] = useState<readonly Geocoded[]>([])
  const [locating, setLocating] = useState(false)
  const [searching, setSearching] = useState(false)
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const key = JSON.stringify(place)
  const [seen, setSeen] = useState(key)
  if (seen !== key) {
    setSeen(key)
    setFailure(null)
    fill(draftOf(place, draft))
  }

  function fill(next: PlaceDraft) {
    setDraft(next)
    setProblem(null)
    setCandidates([])
  }

  function refuse(refused: PlaceProblem) {
    setProblem(refused)
    tellProblem(refused)
  }

  function arrive(destination: Destination, label: string) {
    running.current?.abort()
    setFailure(null)
    const found = goTo(destination)
    if (found !== null) tellCompleted(found, radius, label)
  }

  function arriveAt({ latitude, longitude, precision, label, propertyId }: Geocoded, address: string) {
    const center = { latitude, longitude }
    if (precision === 'coordinates') arrive({ center }, coordinateWords(center))
    else arrive({ center, address, label, subjectId: propertyId }, label)
  }

  async function lookUp(address: string) {
    if (geocoder === null) return
    const own = new AbortController()
    running.current?.abort()
    running.current = own
    setSearching(true)
    const refuseAddress = (sentence: string, title: string = PROXIMITY_WORDS.failed) => {
      const refused = { title, sentence, field: 'address' } as const
      setFailure(refused)
      refuse(refused)
    }
    try {
      const outcome = await geocoder.findPlace(address, own.signal)
      if (own.signal.aborted) return
      switch (outcome.kind) {
        case 'found':
          arriveAt(outcome.place, address)
          break
        case 'ambiguous':
          setCandidates(outcome.candidates)
          break
        case 'invalid':
          refuseAddress(outcome.sentence, PROXIMITY_WORDS.invalidCoordinates)
          break
        case 'unknown':
          refuseAddress(PROXIMITY_WORDS.addressNotFound)
          break
      }
    } catch (error) {
      if (own.signal.aborted) return
      // The way back from sign-in is this address, which looks it up again.
      if (isUnauthorized(error)) void navigate({ to: '/proximity', search: { address }, replace: true })
      else refuseAddress(failureWords(error))
    } finally {
      if (running.current === own) setSearching(false)
    }
  }

  const isReady = geocoder !== null
  // biome-ignore lint/correctness/useExhaustiveDependencies: an address of the link is looked up once.
  useEffect(() => {
    if (isReady && pendingAddress !== null) void lookUp(pendingAddress)
  }, [isReady, pendingAddress])

  return {
    draft,
    change: (part) => fill({ ...draft, ...part }),
    problem,
    failure,
    candidates,
    searching,
    locating,
    submit() {
      const asked = readPlace(draft)
      fill(draft)
      switch (asked.kind) {
        case 'problem':
          refuse(asked.problem)
          break
        case 'coordinates':
          arrive({ center: asked.center }, coordinateWords(asked.center))
          break
        case 'address':
          void lookUp(asked.address)
          break
      }
    },
    choose(found, address) {
      fill({ ...draft, address })
      arriveAt(found, address)
    },
    async locate() {
      setLocating(true)
      const here = await locateAndTell()
      setLocating(false)
      if (here === null) return
      fill({
        ...draft,
        mode: 'coordinates',
        latitude: writeDegrees(here.latitude),
        longitude: writeDegrees(here.longitude),
      })
    },
  }
}
