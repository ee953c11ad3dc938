import { entryOfPage } from './entry-of-page.ts'

/** A screen's address, which the service worker answers itself only where it is gone to. */
const DOCUMENT = '/search'

/** Whether the server gives out another version of the app than this page is of; false where it does not answer. */
export async function isNewerServed(): Promise<boolean> {
  try {
    const response = await fetch(DOCUMENT, { cache: 'no-store' })
    return response.ok && !(await response.text()).includes(entryOfPage())
  } catch {
    return false
  }
}
