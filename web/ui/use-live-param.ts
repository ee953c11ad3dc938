import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { debounceUntilPointerUp } from './timing/debounce-until-pointer-up.ts'

/** A browser refuses addresses that change many times a second, so the address follows when changes pause, ms. */
const ADDRESS_DELAY_MS = 250
/** Changes of one field that follow each other within this time are one step of the history, ms. */
const BURST_MS = 3_000

/** How a change goes into the address: as a step that Back takes back, or in place of the one before it. */
export interface AddressStep {
  replace: boolean
  state: { burst?: number }
}

export interface LiveParam<T> {
  value: T
  set(value: T): void
  /** Into the address at once, as a step of its own: what is chosen and not typed. */
  step(value: T): void
  /** For who writes the address as well. */
  show(value: T): void
}

interface Burst {
  /** When it began: the step in the history that is its own is known by it. */
  id: number
  field: string
  at: number
}

/**
 * A part of the address that changes as fast as a person types or drags. The screen has it at once, the address a moment
 * later, and a burst of changes is one step of the history. Where the address changes by other means (Back, a link),
 * its value is taken over.
 */
export function useLiveParam<T>(
  inAddress: T,
  writeAddress: (value: T, step: AddressStep) => void,
): LiveParam<T> {
  const { history } = useRouter()
  const [value, setValue] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const waiting = useRef<{ write(): void; giveUp(): void } | null>(null)
  const burst = useRef<Burst | null>(null)
  if (!isSame(seen, inAddress)) {
    setSeen(inAddress)
    if (!isSame(inAddress, written)) {
      setWritten(inAddress)
      setValue(inAddress)
    }
  }
  const giveUp = (): void => {
    waiting.current?.giveUp()
    waiting.current = null
  }
  useEffect(() => () => waiting.current?.giveUp(), [])

  function burstOf(field: string): Burst {
    const at = Date.now()
    const last = burst.current
    const goesOn =
      last !== null && last.field === field && (waiting.current !== null || at - last.at <= BURST_MS)
    if (!goesOn) waiting.current?.write()
    burst.current = { id: goesOn ? last.id : at, field, at }
    return burst.current
  }

  return {
    value,
    set(next) {
      const { id } = burstOf(changedFields(value, next))
      const write = (): void => {
        giveUp()
        setWritten(next)
        writeAddress(next, { replace: history.location.state.burst === id, state: { burst: id } })
      }
      setValue(next)
      giveUp()
      waiting.current = { write, giveUp: debounceUntilPointerUp(write, ADDRESS_DELAY_MS) }
    },
    step(next) {
      giveUp()
      setValue(next)
      setWritten(next)
      writeAddress(next, { replace: false, state: {} })
    },
    show(next) {
      giveUp()
      setValue(next)
    },
  }
}

function isSame<T>(a: T, b: T): boolean {
  return Object.is(a, b) || JSON.stringify(a) === JSON.stringify(b)
}

/** Which fields of a value of several differ; any other value is one field. */
function changedFields<T>(before: T, after: T): string {
  if (!isRecord(before) || !isRecord(after)) return ''
  const fields = Object.keys({ ...before, ...after })
  return fields.filter((field) => !isSame(before[field], after[field])).join()
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
