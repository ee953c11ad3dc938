/** The words for what can go wrong or right, as the specification's section 8 has them. */
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
  noteAdded: 'Note added',
  noteAddedHow: 'Your note has been saved successfully.',
  noteUpdated: 'Note updated',
  noteDeleted: 'Note deleted',
  noteAddFailed: 'Failed to add note. Please try again.',
  noteUpdateFailed: 'Failed to update note. Please try again.',
  noteDeleteFailed: 'Failed to delete note. Please try again.',
  noteDeleteQuestion: 'Are you sure you want to delete this note?',
  compListsFailed: 'Error Loading Comp Lists',
  compListsFailedHow: 'Please try refreshing the page',
  compListFailed: 'Error Loading Comp List',
  compListNotFound: 'Comp list not found',
  compListCreated: 'Comp list created successfully',
  compListDeleted: 'Comp list deleted successfully',
  compAdded: 'Property added to comp list',
  compRemoved: 'Property removed from comp list',
  compListCreateFailed: 'Failed to create comp list',
  compListDeleteFailed: 'Failed to delete comp list',
  compAddFailed: 'Failed to add property',
  compRemoveFailed: 'Failed to remove property',
  compUpdateFailed: 'Failed to update property',
  compListExportFailed: 'Failed to export comp list',
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

/** Asked before a comp list is deleted. */
export function compListDeleteQuestion(name: string): string {
  return `Are you sure you want to delete "${name}"? This action cannot be undone.`
}

/** Said once a search has become a comp list. */
export function compListCreatedWith(name: string, properties: number): string {
  return `Comp list "${name}" created with ${properties} ${properties === 1 ? 'property' : 'properties'}`
}

/** What to say under 'Search failed'. The message of an error is shown where no sentence is written for it. */
export function searchFailureWords(error: unknown): string {
  const message = error instanceof Error ? error.message : ''
  if (/failed to fetch|load failed/i.test(message)) return MESSAGES.searchUnreachable
  if (/timeout|timed out/i.test(message)) return MESSAGES.searchTimeout
  if (/network/i.test(message)) return MESSAGES.searchNetwork
  return message === '' ? MESSAGES.searchOther : message
}
