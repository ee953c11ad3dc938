import { ME_PATH } from '../../../sync/api/paths.ts'
import { isMe, type Me, rememberMe } from '../me.ts'
import { callEmpty, MisreadAnswer } from '../requests/call.ts'

/**
 * Asks the server who is signed in. Throws `CallError` with status 401 where nobody is. The answer is read by hand, as
 * that of the first call of a visit: its schema would put zod into the first script.
 */
export async function fetchMe(): Promise<Me> {
  const response = await callEmpty({ method: 'GET', path: ME_PATH }, {}, { saysUnauthorized: true })
  const me: unknown = await response.json()
  if (!isMe(me)) throw new MisreadAnswer(ME_PATH)
  rememberMe(me)
  return me
}
