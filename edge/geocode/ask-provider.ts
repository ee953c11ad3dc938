import { foldText } from '../../sync/domain/place/fold-place.ts'
import type { Outside } from '../outbound/call-out.ts'
import type { GeocodeMemory } from '../services/geocode-memory.ts'
import type { ProviderAnswer } from '../services/provider-answer.ts'
import type { Provider } from './provider.ts'

export type Asking = Outside & { readonly geocodeMemory: GeocodeMemory }

/** Asks a provider, unless its answer is known or already requested. Answers within the time limit in every case. */
export async function askProvider(
  services: Asking,
  provider: Provider,
  address: string,
  timeoutMs: number,
): Promise<ProviderAnswer> {
  const { geocodeMemory: memory, now } = services
  const key = `${provider.name}\0${foldText(address)}`
  const known = memory.get(key, now())
  if (known !== null) return known
  const running = memory.running.get(key)
  if (running !== undefined) return Promise.race([running, failsAfter(timeoutMs)])
  const asked = provider.ask(services, address, timeoutMs)
  memory.running.set(key, asked)
  try {
    const answer = await asked
    const keepMs = keepTime(provider, answer)
    if (keepMs > 0) memory.keep(key, answer, now().getTime() + keepMs)
    return answer
  } finally {
    memory.running.delete(key)
  }
}

function keepTime({ keepFoundMs, keepNothingMs }: Provider, { kind }: ProviderAnswer): number {
  switch (kind) {
    case 'found':
      return keepFoundMs
    case 'nothing':
      return keepNothingMs
    case 'failed':
      return 0
  }
}

function failsAfter(milliseconds: number): Promise<ProviderAnswer> {
  return new Promise((resolve) => setTimeout(() => resolve({ kind: 'failed' }), milliseconds))
}
