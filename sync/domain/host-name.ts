import * as z from 'zod/mini'

const HOST = /^(?=.{1,253}$)([a-z\d]([a-z\d-]{0,61}[a-z\d])?\.)+[a-z]([a-z\d-]{0,61}[a-z\d])$/

/** The name of a public host: no address in numbers, no port. */
export function isHostName(text: string): boolean {
  return HOST.test(text)
}

/** The same as people type it: letters of any case, spaces around it. */
export const hostName = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.refine(isHostName, 'must be the name of a host, such as files.example.com'),
  )
