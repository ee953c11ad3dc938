import type { AddressCheck, AddressToCheck } from '../../services/import-jobs.ts'
import type { SourceWorld } from '../source-world.ts'
import { checkedAddress } from './check-address.ts'
import { sourceFailure } from './source-failure.ts'

/** What is at an address, or a sentence why it cannot be told. */
export async function foundAt(world: SourceWorld, asked: AddressToCheck): Promise<AddressCheck> {
  try {
    return { kind: 'found', found: await checkedAddress(world, asked) }
  } catch (error) {
    return { kind: 'failed', sentence: sourceFailure(error) }
  }
}
