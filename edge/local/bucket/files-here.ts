import type { FileStore } from '../../services/file-store.ts'
import type { BucketSettings } from '../../settings/bucket-settings.ts'
import { folderStore } from '../folder-store.ts'
import { s3Files } from './s3-files.ts'

const isAttachment = (key: string) => key.startsWith('attachments/')

/**
 * Files of people: attachments in the bucket that is set, all others in the data folder, where also those attachments
 * lie that are older than the bucket or came from a backup.
 */
export function filesHere(dataDir: string, settings: BucketSettings | null): FileStore {
  const folder = folderStore(dataDir)
  if (settings === null) return folder
  const bucket = s3Files(settings)
  return {
    put: (key, body, most) => (isAttachment(key) ? bucket : folder).put(key, body, most),
    copy: folder.copy,
    open: async (key) => (isAttachment(key) ? await bucket.open(key) : null) ?? (await folder.open(key)),
    async remove(key) {
      if (isAttachment(key)) await bucket.remove(key)
      await folder.remove(key)
    },
  }
}
