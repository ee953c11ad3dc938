const PREFIX = 'clearheight-chat:'

/** Where a user's conversation is kept in this browser. */
export function chatKey(userId: string): string {
  return PREFIX + userId
}

/** Removes the conversations of everyone but this user. */
export function forgetChats({ butOf }: { butOf: string | null }): void {
  const kept = butOf === null ? null : chatKey(butOf)
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && key !== kept)
  for (const key of keys) localStorage.removeItem(key)
}
