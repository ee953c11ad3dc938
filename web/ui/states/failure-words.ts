import { CallError } from '../../data/requests/call.ts'
import { SERVER_AWAY_RETRY } from './server-away.ts'

/** Why a call failed, for the person who made it: the server's own sentence, where there is one. */
export function failureWords(error: unknown): string {
  return error instanceof CallError ? (error.sentence ?? error.message) : SERVER_AWAY_RETRY
}
