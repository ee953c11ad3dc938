import type { Services } from './services.ts'
import { shareNext } from './share-next.ts'

/** Lets readings of one process be shared by their key. Nothing is kept once nobody waits for it. */
export function createShareReading(): Services['shareReading'] {
  const shared = new Map<string, { waiting: number; read: () => Promise<unknown> }>()
  return async <T>(key: string, read: () => Promise<T>): Promise<T> => {
    const reading = shared.get(key) ?? { waiting: 0, read: shareNext(read) }
    shared.set(key, reading)
    reading.waiting++
    try {
      // Whoever gives the same key reads the same.
      return (await reading.read()) as T
    } finally {
      reading.waiting--
      if (reading.waiting === 0) shared.delete(key)
    }
  }
}

/** For Workers, where what one request reads ends with it. */
export const shareNothing: Services['shareReading'] = (_key, read) => read()
