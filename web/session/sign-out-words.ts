import type { UnsavedWork } from '../data/session/use-unsaved-work.ts'
import { SERVER_AWAY } from '../ui/states/server-away.ts'
import { counted } from './counted.ts'

/** What signing out loses, a line for each; none where the server has everything. */
export function unsavedWorkInWords({ changes, drafts, refused, chat }: UnsavedWork): readonly string[] {
  const lines: string[] = []
  if (changes > 0)
    lines.push(counted(changes, 'change that is not sent yet', 'changes that are not sent yet'))
  if (drafts > 0) lines.push(counted(drafts, 'note that is not saved', 'notes that are not saved'))
  if (refused > 0) lines.push(counted(refused, 'change that was not saved', 'changes that were not saved'))
  if (chat) lines.push('Your conversation with the assistant')
  return lines
}

/** What is said under "Sign out?". */
export function signOutQuestion({ loses, isOffline }: { loses: boolean; isOffline: boolean }): string {
  const away = `${SERVER_AWAY} You will be signed out of this browser now, and of the server when it's back.`
  const lost = 'Your data will be removed from this browser. This is saved nowhere else and will be lost:'
  return [...(isOffline ? [away] : []), ...(loses ? [lost] : [])].join(' ')
}
