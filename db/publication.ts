/** The Postgres publication zero-cache replicates; a migration says which tables and columns it carries. */
export const PUBLICATION = 'clearheight'
