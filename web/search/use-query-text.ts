import { useEffect, useRef, useState } from 'react'

/** A browser refuses addresses that change many times a second, so the address follows when typing pauses, ms. */
const ADDRESS_DELAY_MS = 250

/**
 * The text of the query: at once for the screen, a moment later in the address. An address that changes by other
 * means (Back, a link) brings its own text. `showText` is for who writes the address as well.
 */
export function useQueryText(
  inAddress: string,
  writeAddress: (text: string) => void,
): { text: string; setText: (text: string) => void; showText: (text: string) => void } {
  const [text, setText] = useState(inAddress)
  const [seen, setSeen] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  if (seen !== inAddress) {
    setSeen(inAddress)
    if (inAddress !== written) {
      setWritten(inAddress)
      setText(inAddress)
    }
  }
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    text,
    setText(next) {
      setText(next)
      clearTimeout(timer.current)
      timer.current = setTimeout(() => {
        setWritten(next)
        writeAddress(next)
      }, ADDRESS_DELAY_MS)
    },
    showText(next) {
      clearTimeout(timer.current)
      setText(next)
    },
  }
}
