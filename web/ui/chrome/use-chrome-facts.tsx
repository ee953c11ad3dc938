import { createContext, useContext } from 'react'
import { type ChromeFacts, NOTHING_KNOWN } from './chrome-facts.ts'

/** Set around the app by whoever knows the facts. */
export const ChromeFactsContext = createContext<ChromeFacts>(NOTHING_KNOWN)

export function useChromeFacts(): ChromeFacts {
  return useContext(ChromeFactsContext)
}
