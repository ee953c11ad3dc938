import * as z from 'zod/mini'
import { ROLES } from './domain/access/role.ts'

/** The user of a session. All permissions are decided on these fields. */
export const sessionUser = z.object({
  userId: z.string(),
  teamId: z.string(),
  name: z.string(),
  role: z.enum(ROLES),
})
export type SessionUser = z.infer<typeof sessionUser>
