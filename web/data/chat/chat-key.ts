import { forgetKeys } from '../forget-keys.ts'

const PREFIX = 'clearheight-chat:'

/** Where a user's conversation is kept in this browser. */
export function chatKey(userId: string): string {
  return PREFIX + userId
}

/** Whether there is a conversation, or a question typed and not sent. */
export function hasChat(userId: string): boolean {
  return localStorage.getItem(chatKey(userId)) !== null
}

/** Removes the conversations of everyone but this user. */
export function forgetChats({ butOf }: { butOf: string | null }): void {
  forgetKeys(PREFIX, { butOf })
}
