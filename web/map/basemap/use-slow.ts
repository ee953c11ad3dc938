import { useEffect, useState } from 'react'
import { awakeTimeout } from '../../awake-timeout.ts'

/** A map that is not there by then can be asked for anew, ms. */
const SLOW_AFTER_MS = 10_000

/** True once it has been waited for long. Counted anew for every try. */
export function useSlow(isWaiting: boolean, tries: number): boolean {
  const [slowTry, setSlowTry] = useState<number | null>(null)
  useEffect(
    () => (isWaiting ? awakeTimeout(SLOW_AFTER_MS, () => setSlowTry(tries)) : undefined),
    [isWaiting, tries],
  )
  return isWaiting && slowTry === tries
}
