import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { type GivenFile, givenFile } from './given-file.ts'

interface TakenFile {
  /** The file that is open; null where none is. */
  given: GivenFile | null
  /** Another with every file, though it be the same one again. */
  nth: number
  /** Another file that came meanwhile; null where none did. */
  offered: GivenFile | null
  replace(): void
  keep(): void
}

interface Taken {
  given: GivenFile | null
  nth: number
  declined: GivenFile | null
}

/** The file that was given to the assistant. The next one waits until it is answered what becomes of the first. */
export function useTakenFile(): TakenFile {
  const newest = useSyncExternalStore(givenFile.subscribe, givenFile.current)
  const [{ given, nth, declined }, setTaken] = useState<Taken>({ given: newest, nth: 0, declined: null })
  if (given === null && newest !== null) setTaken({ given: newest, nth: nth + 1, declined: null })
  // Kept until the screen is left: it may be asked first whether to.
  useEffect(() => () => void (location.pathname === '/import' || givenFile.change(null)), [])
  const replace = useCallback(
    () => setTaken((was) => ({ ...was, given: givenFile.current(), nth: was.nth + 1 })),
    [],
  )
  const keep = useCallback(() => setTaken((was) => ({ ...was, declined: givenFile.current() })), [])
  const isOffered = given !== null && newest !== given && newest !== declined
  return { given, nth, offered: isOffered ? newest : null, replace, keep }
}
