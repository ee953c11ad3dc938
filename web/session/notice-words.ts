import type { ShownConnection } from '../ui/chrome/chrome-facts.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import { counted } from './counted.ts'

interface Notice {
  strong: string
  words: string
  /** What waits to be sent, in a sentence; empty where nothing does. */
  waiting: string
}

/** What the banner over the header says, or null. `hasNetwork`: the browser believes to have one. */
export function noticeOf(
  connection: ShownConnection,
  { hasNetwork, changes }: { hasNetwork: boolean; changes: number },
): Notice | null {
  const sent = (when: string) =>
    changes === 0 ? '' : `${counted(changes, 'change', 'changes')} will be sent ${when}.`
  switch (connection) {
    case 'connecting':
    case 'live':
      return null
    case 'offline':
      return {
        strong: hasNetwork ? SERVER_AWAY : 'You are offline.',
        words: 'Your comps still work; the assistant, street maps and address lookup need a connection.',
        waiting: sent(hasNetwork ? 'when it is back' : 'when you are back'),
      }
    case 'signed_out':
      return {
        strong: 'You are logged out.',
        words: 'Log in again to see what is new.',
        waiting: sent('when you are logged in'),
      }
    case 'update_needed':
      return { strong: 'A new version is ready.', words: 'Reload to use it.', waiting: '' }
    case 'misread':
      return {
        strong: 'This page is newer than its server.',
        words: 'Reload in a few minutes.',
        waiting: '',
      }
  }
}
