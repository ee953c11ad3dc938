/** The words for what can go wrong or right on every screen, as the specification's section 8 has them. */
export const MESSAGES = {
  searchFailed: 'Search failed',
  tryAgain: 'Try Again',
  searchUnreachable: 'Unable to connect to the server. Please check your internet connection and try again.',
  searchTimeout: 'The search is taking too long. Please try again with a simpler query.',
  searchNetwork: 'Network error occurred. Please check your connection and try again.',
  searchOther: 'Something went wrong with your search. Please try again.',
  propertiesFailed: 'Failed to fetch properties',
  mapFailed: 'Map failed to load',
  noMapData: 'No map data available',
  noCoordinates: "Properties don't have location coordinates",
  error: 'Error',
  syncDone: 'Data sync completed',
  syncFailed: 'Sync failed',
  syncFailedOther: 'Failed to sync data from Google Sheets. Please try again.',
  autoRefreshDone: 'Auto-refresh completed',
  autoRefreshFailed: 'Auto-refresh failed',
  autoRefreshFailedHow: 'Failed to update properties. Manual sync may be required.',
  unauthorized: 'Unauthorized',
  unauthorizedHow: 'You are logged out. Logging in again...',
  sessionExpired: 'Session expired',
  sessionExpiredHow: 'Please log in again to continue.',
} as const

/** What to say under 'Search failed'. The message of an error is shown where no sentence is written for it. */
export function searchFailureWords(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/failed to fetch|load failed/i.test(message)) return MESSAGES.searchUnreachable
  if (/timeout|timed out/i.test(message)) return MESSAGES.searchTimeout
  if (/network/i.test(message)) return MESSAGES.searchNetwork
  return message === '' ? MESSAGES.searchOther : message
}
