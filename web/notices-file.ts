/** The notices of third parties, a file of the built app. */
export const NOTICES_FILE = 'notices.txt'
