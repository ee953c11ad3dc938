/** Of a user's files that wait to be sent: a database of their own, so that it can stay where the others go. */
const PREFIX = 'clearheight-attachments:'

export function filesDatabaseOf(userId: string): string {
  return PREFIX + userId
}

export function isFilesDatabase(name: string): boolean {
  return name.startsWith(PREFIX)
}
