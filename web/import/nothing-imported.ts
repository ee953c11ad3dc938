/** What is lost with an import that is left. */
export const NOTHING_IMPORTED = 'Nothing was imported. What you decided so far is not kept.'
