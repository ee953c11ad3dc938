import type { Askable } from './asked-field.ts'

const KEY = 'asked-fields'
/** Older criteria hardly predict the next one. */
const MOST = 60

/** The fields that were picked in this browser, the newest last. */
export function askedBefore(): readonly string[] {
  const kept = localStorage.getItem(KEY) ?? ''
  return kept === '' ? [] : kept.split(',')
}

export function rememberAsked(askable: Askable): void {
  try {
    localStorage.setItem(KEY, [...askedBefore(), askable].slice(-MOST).join(','))
  } catch {
    // Without storage the panel shows what the team uses.
  }
}
