import { ReadingPaused } from '../../import/slices/reading-paused.ts'
import type { Reading } from '../fetch/reading.ts'

/** Works with a reading and is done with it, unless a later go reads on. */
export async function withReading<T>({ done }: Reading, work: () => Promise<T>): Promise<T> {
  let isPaused = false
  try {
    return await work()
  } catch (error) {
    isPaused = error instanceof ReadingPaused
    throw error
  } finally {
    if (!isPaused) await done()
  }
}
