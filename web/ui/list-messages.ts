/** What is said of comp lists, as the specification's section 8 has it. */
export const LIST_MESSAGES = {
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
} as const

/** Asked before a comp list is deleted. */
export function compListDeleteQuestion(name: string): string {
  return `Are you sure you want to delete "${name}"? This action cannot be undone.`
}

/** Said once a search has become a comp list. */
export function compListCreatedWith(name: string, properties: number): string {
  return `Comp list "${name}" created with ${properties} ${properties === 1 ? 'property' : 'properties'}`
}
