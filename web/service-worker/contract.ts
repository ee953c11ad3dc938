/** What pages and the service worker say to each other. */
export interface ToServiceWorker {
  kind: 'tend'
  /** The address of the page's own entry script, which stands for its version. */
  entry: string
}

export type FromServiceWorker =
  /** Answered at once: whether the page that asks has the version in force. */
  | { kind: 'version'; isYours: boolean }
  /** Everything that is to work without the server is kept now. */
  | { kind: 'kept' }

/** A page holds a lock for its life: this, followed by the address of its entry script. */
export const PAGE_LOCK = 'clearheight-page '
