import { realpathSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Folders that every user of the machine may enter; the one that outlives a restart first. */
export const OPEN_FOLDERS: readonly string[] = [
  '/var/lib/clearheight',
  join(realpathSync(tmpdir()), 'clearheight'),
]
