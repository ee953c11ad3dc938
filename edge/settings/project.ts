import { fileURLToPath } from 'node:url'

/** The folder with package.json. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '')
