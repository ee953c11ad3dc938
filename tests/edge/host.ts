import { inject } from 'vitest'

/** The app, on Node or in workerd. */
export interface App {
  request(url: string, init?: RequestInit): Response | Promise<Response>
}

/** True where tests can only ask the app, and not replace what it was given. */
export const isInWorkerd = inject('workerBuild') !== undefined
