import type { Losses } from '../data/session/use-losses.ts'
import { counted } from './counted.ts'

/** What signing out loses, a line for each; none where the server has everything. */
export function lossesInWords({ changes, drafts, chat }: Losses): readonly string[] {
  const lines: string[] = []
  if (changes > 0)
    lines.push(counted(changes, 'change that is not sent yet', 'changes that are not sent yet'))
  if (drafts > 0) lines.push(counted(drafts, 'note that is not saved', 'notes that are not saved'))
  if (chat) lines.push('Your conversation with the assistant')
  return lines
}

/** What is said under "Sign out?". */
export function signOutQuestion({ loses, isOffline }: { loses: boolean; isOffline: boolean }): string {
  const away =
    'The server does not answer. You are signed out of this browser at once, and of the server once it answers.'
  const lost =
    'Everything of yours is removed from this browser. This is kept nowhere else, and would be lost:'
  return [...(isOffline ? [away] : []), ...(loses ? [lost] : [])].join(' ')
}
