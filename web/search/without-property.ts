import type { WithoutProperty } from '../property/dialog/no-property.tsx'
import type { SearchStatus } from './search-state.ts'

/** Why there is no property to show, where the book has none with the id asked for. */
export function withoutProperty(status: SearchStatus, retry: () => void): WithoutProperty {
  switch (status.kind) {
    case 'loading':
      return { kind: 'loading' }
    case 'failed':
      return { kind: 'failed', reason: status.message, retry }
    case 'searching':
    case 'ready':
      return { kind: 'unknown' }
  }
}
