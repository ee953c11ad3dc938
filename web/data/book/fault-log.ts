/** Tells of each cause once, however often it is met, until all is well again. */
export interface FaultLog {
  /** `detail` names the error and holds nothing of the user's. */
  tell(cause: string, detail?: string): void
  /** From now on a cause is news again. */
  clear(): void
}

export function createFaultLog(say: (line: string) => void): FaultLog {
  const told = new Set<string>()
  return {
    tell(cause, detail) {
      if (told.has(cause)) return
      told.add(cause)
      say(detail === undefined ? cause : `${cause}: ${detail}`)
    },
    clear: () => told.clear(),
  }
}
