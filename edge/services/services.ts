import type { Database } from '../../db/database.ts'
import type { Book } from '../../sync/book/book.ts'
import type { CompsDocument } from '../../sync/documents/model/comps-document.ts'
import type { PdfOptions } from '../../sync/documents/pdf/make-pdf.ts'
import type { Places } from '../../sync/geocode/places/places.ts'
import type { ByteSource } from '../files/byte-source.ts'
import type { AssistantSettings } from '../settings/assistant-settings.ts'
import type { MapSettings } from '../settings/map-settings.ts'
import type { SignIn } from '../settings/sign-in-settings.ts'
import type { SourceSettings } from '../settings/source-settings.ts'
import type { FileStore } from './file-store.ts'
import type { GeocodeMemory } from './geocode-memory.ts'
import type { CheckAddress, ImportJobs } from './import-jobs.ts'
import type { KeptSnapshots } from './kept-snapshots.ts'
import type { Limits } from './limits.ts'
import type { ProviderMemory } from './provider-memory.ts'
import type { ReadSources } from './read-sources.ts'
import type { RequestMetrics } from './request-metrics.ts'

/** Everything outside the process, and every setting the app depends on. Built once per runtime and passed in. */
export interface Services {
  /** Runs `work` on a database connection that lives at least as long as it. */
  withDb<T>(work: (db: Database) => Promise<T>): Promise<T>
  /**
   * Lets requests that ask the same of the database at once share one reading, which begins after each of them asked.
   * `key` says what is read.
   */
  shareReading<T>(key: string, read: () => Promise<T>): Promise<T>
  /** Keeps what it has read; lives as long as the process. */
  bookOfTeam: BookOfTeam
  /** False where the disk that the database writes to is as good as full. True where nobody here can know. */
  hasRoom(): Promise<boolean>
  /** True when zero-cache answers its keepalive. */
  zeroCacheAnswers(): Promise<boolean>
  /** Asks a service outside the deployment. Callers set a timeout and fixed hosts; tests answer in its place. */
  fetch(request: Request): Promise<Response>
  /** The tiles maps and pictures are drawn from. */
  basemap: {
    /** Built with the web app; always there. */
    embedded: ByteSource
    /** The file BASEMAP_PMTILES names; null where none is set. */
    own: ByteSource | null
  }
  /** The towns and ZIP codes built with the web app. Rejects where the file cannot be read. */
  places(): Promise<Places>
  /** What geocoding providers said; lives as long as the process. */
  geocodeMemory: GeocodeMemory
  /** What the company directory said about itself; lives as long as the process. */
  providerMemory: ProviderMemory
  /** Where files of people are kept. */
  files: FileStore
  /** Null where Postgres alone has the snapshots. */
  keptSnapshots: KeptSnapshots | null
  readSources: ReadSources
  /** Imports that people ask for, and their plans; lives as long as the process. */
  importJobs: ImportJobs
  /** What was answered; lives as long as the process. */
  requestMetrics: RequestMetrics
  /** Sockets of browsers that are open here; null where the platform has them. */
  openSockets(): number | null
  /** Looks what is at an address that properties may come from. */
  checkAddress: CheckAddress
  /** Lives as long as the process. */
  limits: Limits
  /** The same limits over all processes, where the platform counts: null, or in how many milliseconds a call is possible. */
  limitEverywhere(kind: keyof Limits, key: string): Promise<number | null>
  /** Makes a PNG of an SVG document, at its own size. */
  rasterize(svg: string): Promise<Uint8Array<ArrayBuffer>>
  makePdf(document: CompsDocument, options: PdfOptions): Promise<Uint8Array<ArrayBuffer>>
  now(): Date
  /** One line of the server's log; never the text of a note, a query or a session. */
  log(entry: Record<string, string | number | boolean>): void
  settings: Settings
}

export interface Settings {
  signIn: SignIn
  /** The origins a browser may come from, such as `http://localhost:8787`. */
  origins: readonly string[]
  /** Where zero-cache, and whoever looks after the server, asks beside them; no page has it. Null for nowhere. */
  innerOrigin: string | null
  /** What the session's cookie is called. Cookies know no ports: two products on one machine need two names. */
  sessionCookie: string
  /**
   * The first signs the demo's session cookies, and seals those of a sign-in under way; what any of them signed or
   * sealed is good. Each has at least 32 bytes of randomness.
   */
  sessionSecrets: readonly [string, ...string[]]
  /** Proves to the sync endpoints that the caller is our zero-cache. */
  zeroApiKey: string
  /** What `/api/metrics` is asked with; null turns it off. */
  metricsToken: string | null
  /** Where 'Back to Console' leads, or null for no button. */
  consoleUrl: string | null
  /** Where Map Portfolio leads, or null for the product's own map. */
  portfolioMapUrl: string | null
  /** For how many days browsers show what they keep while nothing answers. */
  offlineDays: number
  maps: MapSettings
  /** The model the assistant asks; null for the built-in assistant alone. */
  assistant: AssistantSettings | null
  sources: SourceSettings
}

/** The current book of a team. Parts that are not cached are read over `db`. */
export type BookOfTeam = (db: Database, teamId: string) => Promise<Book>
