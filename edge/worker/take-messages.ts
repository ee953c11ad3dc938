import * as z from 'zod/mini'
import { describeError } from '../errors/describe-error.ts'
import { goOnWith, type JobServices, letGoOn } from './source-services.ts'

const message = z.object({ team: z.string().check(z.minLength(1)) })

/** What a queue hands over. */
export interface MessageBatch {
  readonly messages: readonly { readonly body: unknown }[]
}

/** Works on the jobs that the queue names, and sends those on that are not done. */
export async function takeMessages({ messages }: MessageBatch, services: JobServices): Promise<void> {
  const { log } = services
  for (const { body } of messages) {
    const parsed = z.safeParse(message, body)
    if (!parsed.success) {
      log({ event: 'message_refused' })
      continue
    }
    try {
      const { team } = parsed.data
      if (await goOnWith(services, team)) await letGoOn(services, team)
    } catch (error) {
      // The schedule takes it up.
      log({ event: 'jobs_not_done', error: describeError(error) })
    }
  }
}
