import { useEffect, useRef, useState } from 'react'
import { whenSettled } from './when-settled.ts'

/** A browser refuses addresses that change many times a second, so the address follows when changes pause, ms. */
const ADDRESS_DELAY_MS = 250

export interface LiveParam<T> {
  value: T
  set(value: T): void
  /** For who writes the address as well. */
  show(value: T): void
}

/**
 * A part of the address that changes as fast as a person types or drags: at once for the screen, a moment later in
 * the address. An address that changes by other means (Back, a link) brings its own value.
 */
export function useLiveParam<T>(inAddress: T, writeAddress: (value: T) => void): LiveParam<T> {
  const [value, setValue] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const giveUp = useRef(() => {})
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress)
    if (!isSame(inAddress, written)) {
      setWritten(inAddress)
      setValue(inAddress)
    }
  }
  useEffect(() => () => giveUp.current(), [])
  return {
    value,
    set(next) {
      setValue(next)
      giveUp.current()
      giveUp.current = whenSettled(() => {
        setWritten(next)
        writeAddress(next)
      }, ADDRESS_DELAY_MS)
    },
    show(next) {
      giveUp.current()
      setValue(next)
    },
  }
}

function isSame<T>(a: T, b: T): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
}
