import { loadPatiently } from './load-patiently.ts'
import { toast } from './ui/layers/toast.tsx'
import { SERVER_AWAY } from './ui/states/server-away.ts'

/**
 * Loads the code of a part of a screen that was asked for. Where that fails the screen stays and says so, and the part
 * comes once the server is back. Some browsers ask for code that failed only after a reload.
 */
export function loadPart<Code>(load: () => Promise<Code>): Promise<Code> {
  return loadPatiently(load, () =>
    toast({
      title: SERVER_AWAY,
      description: 'This opens when it’s back, in some browsers after a reload.',
      kind: 'error',
    }),
  )
}
