import * as z from 'zod/mini'

/** Who asks: what a session says of its user, and all that permissions are decided on. */
export const sessionUser = z.object({
  userId: z.string(),
  teamId: z.string(),
  name: z.string(),
})
export type SessionUser = z.infer<typeof sessionUser>
