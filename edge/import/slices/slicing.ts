import type { Slices } from './slices.ts'

/** How a run is read in several goes, where a process may not work for long. */
export interface Slicing {
  /** Whoever goes on with the job goes on with its run. */
  readonly job: string
  /** What was read is kept each time it is so many rows more. */
  readonly rows: number
  /** Whether this process may go on after that. */
  hasTime(): boolean
  /** What earlier goes have read. Set once nobody else can read on. */
  before: Slices | null
}
