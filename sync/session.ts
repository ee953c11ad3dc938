import * as z from 'zod/mini'

/** The user of a session. All permissions are decided on these fields. */
export const sessionUser = z.object({
  userId: z.string(),
  teamId: z.string(),
  name: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>
