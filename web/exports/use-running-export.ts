/** The export under way, of which there is at most one; null where there is none. Buttons are disabled meanwhile. */
export function useRunningExport(): RunningExport | null {
  return null
}

export interface RunningExport {
  /** `CSV`, `HTML table`. */
  what: string
  /** From 0 to 1. */
  done: number
  cancel(): void
}
