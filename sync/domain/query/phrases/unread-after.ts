import type { Found } from '../vocabulary/reading.ts'
import type { Before, Previous } from './lead-words.ts'

/** "no mezzanine or office": what is denied together with words that nothing is known of is denied as well. */
export function unreadAfter(found: Found | null, before: Before, previous: Previous | null): Previous | null {
  const isUnread = found === null || found.kind === 'words'
  const isDenied = before.not || (previous?.family === 'unread' && before.start < 0)
  return isUnread && isDenied
    ? { family: 'unread', not: true, isExclusion: before.isExclusion, isWaived: false }
    : null
}
