import { PMTiles } from 'pmtiles'
import * as z from 'zod/mini'
import { type Credit, creditsOf } from '../../sync/maps/credits-of.ts'
import type { ByteSource } from '../files/byte-source.ts'

/** Nobody waits longer than this for a file's credits: its map is then shown without them. */
const CREDITS_TIMEOUT_MS = 2000

const metadata = z.object({ attribution: z.string() })

/** Whose data a PMTiles file holds, as the file says; empty where it cannot be read or does not say. */
export async function ownCredits(source: ByteSource): Promise<Credit[]> {
  const { promise: tooLate, resolve } = Promise.withResolvers<Credit[]>()
  const timer = setTimeout(resolve, CREDITS_TIMEOUT_MS, [])
  try {
    return await Promise.race([read(source), tooLate])
  } finally {
    clearTimeout(timer)
  }
}

async function read(source: ByteSource): Promise<Credit[]> {
  const file = new PMTiles({
    getKey: () => 'own',
    getBytes: async (offset, length) => ({ data: await source.read(offset, length) }),
  })
  try {
    return creditsOf(z.parse(metadata, await file.getMetadata()).attribution)
  } catch {
    return []
  }
}
