import { z } from 'zod/mini'

/** The version of the archive's own format; that of its tables is its migration. */
export const BACKUP_FORMAT = 1

/** The first file of a backup. */
export const MANIFEST = 'manifest.json'
export const manifest = z.object({
  product: z.literal('clearheight'),
  format: z.int(),
  createdAt: z.string(),
  /** Where the data folder was, which paths of files begin with. */
  dataDir: z.string(),
  /** The newest migration of its tables, as the journal of migrations dates it. */
  migratedTo: z.number(),
})
export type Manifest = z.infer<typeof manifest>

/** The last file of a backup: without it, it was cut off. */
export const END = 'end.json'
export const end = z.object({ rows: z.record(z.string(), z.int()), files: z.int() })
export type End = z.infer<typeof end>

/** Where the rows of a table stand: `tables/public.note/000001.jsonl`, a line each. */
export const TABLES = 'tables/'
/** Where files of the data folder stand. */
export const FILES = 'files/'

/** What of a data folder is no table: bytes of attachments, and files that sources are read from. */
export const FOLDERS = ['attachments', 'sources'] as const
