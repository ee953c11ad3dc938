/** The result of reading a team's sources again. `busy`: another import is running, which the sentence describes. */
export type SourcesRead =
  | { kind: 'read'; sources: readonly { source: string; failure: string | null }[] }
  | { kind: 'busy'; sentence: string }

export interface ReadRequest {
  readonly team: string
  /** The user who asks. */
  readonly by?: string
}

/** Reads every source of a team again, where its file lies within the deployment's reach. */
export type ReadSources = (request: ReadRequest) => Promise<SourcesRead>
