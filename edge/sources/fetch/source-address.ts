import type { SourceKind } from '../../../sync/api/sources.ts'
import type { SourceSettings } from '../../settings/source-settings.ts'
import { FetchProblem } from './fetch-problem.ts'

export type FetchedKind = Extract<SourceKind, 'google-sheet' | 'csv-link' | 'url'>

const SHEET =
  /^https:\/\/docs\.google\.com\/(?:a\/[^/]+\/)?spreadsheets\/(?:u\/\d+\/)?d\/([\w-]{20,})(?:\/|$|\?|#)/
const SHEET_ID = /^[\w-]{20,}$/
const GOOGLE_DOCS = 'docs.google.com'
/** Google hands files of its sheets out under names of its own. */
const GOOGLE_FILES = /^[\w-]+\.googleusercontent\.com$/

/**
 * What is kept of an address that somebody typed: the id of a Google sheet, else the address to fetch.
 * @throws FetchProblem where nothing can be fetched from it
 */
export function sourceAddress(kind: FetchedKind, typed: string, settings: SourceSettings): string {
  const text = typed.trim()
  switch (kind) {
    case 'google-sheet': {
      const id = SHEET_ID.test(text) ? text : SHEET.exec(text)?.[1]
      if (id !== undefined) return id
      throw new FetchProblem(
        'The address is not one of a Google sheet. Copy it from the address bar of the sheet.',
      )
    }
    case 'csv-link': {
      const address = webAddress(text)
      if (address.host === GOOGLE_DOCS) return asCsv(address).href
      throw new FetchProblem(
        'The link is not one of Google Sheets. In the sheet choose File, Share, Publish to web, and there CSV.',
      )
    }
    case 'url': {
      const address = webAddress(text)
      mustBeAllowed(address, settings)
      return address.href
    }
  }
}

/** Whether a fetch of this kind may ask a host, also one that it is led to. */
export function mayAsk(kind: FetchedKind, host: string, { allowedHosts }: SourceSettings): boolean {
  if (kind === 'url') return allowedHosts.includes(host)
  return host === GOOGLE_DOCS || GOOGLE_FILES.test(host)
}

function webAddress(text: string): URL {
  const address = URL.canParse(text) ? new URL(text) : null
  if (address?.protocol !== 'https:' || address.username !== '' || address.password !== '')
    throw new FetchProblem('The address must begin with https:// and hold no password.')
  return address
}

function mustBeAllowed({ host }: URL, { allowedHosts }: SourceSettings): void {
  if (allowedHosts.includes(host)) return
  throw new FetchProblem(
    `Files may not be fetched from ${host}. An administrator can allow it on the sources page.`,
  )
}

/** A link to the sheet itself, or to its published page, made one to its CSV. */
function asCsv(address: URL): URL {
  const csv = new URL(address)
  const [, id] = SHEET.exec(address.href) ?? []
  if (/\/d\/e\//.test(address.pathname)) {
    csv.pathname = address.pathname.replace(/\/pubhtml$/, '/pub')
    csv.searchParams.set('output', 'csv')
  } else if (id !== undefined) {
    const gid = address.searchParams.get('gid') ?? /gid=(\d+)/.exec(address.hash)?.[1]
    csv.pathname = `/spreadsheets/d/${id}/export`
    csv.search = gid == null ? '?format=csv' : `?format=csv&gid=${gid}`
  } else throw new FetchProblem('The link is not one of a Google sheet. Copy it from Publish to web.')
  csv.hash = ''
  return csv
}
