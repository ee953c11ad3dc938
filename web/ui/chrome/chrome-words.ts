import { formatCount } from '../../../sync/domain/format.ts'
import { ago, agoInShort } from '../ago.ts'
import type { ChromeFacts } from './chrome-facts.ts'

interface Status {
  tone: 'good' | 'warn' | 'quiet'
  words: string
  /** Where the words have no room. */
  short: string
}

/** The line in the header: `2,846 properties · synced about 2 hours ago`, or what is not fine. */
export function statusOf({ connection, properties, lastSyncAt }: ChromeFacts, now: number): Status {
  switch (connection) {
    case 'offline':
      return { tone: 'warn', words: 'Offline', short: 'Offline' }
    case 'signed_out':
      return { tone: 'warn', words: 'Signed out', short: 'Signed out' }
    case 'update_needed':
      return { tone: 'warn', words: 'New version', short: 'New version' }
    case 'misread':
      return { tone: 'warn', words: 'Older server', short: 'Older server' }
    case 'connecting':
    case 'live': {
      const size = properties === null ? [] : [propertiesInWords(properties)]
      const age = lastSyncAt === null ? [] : [`synced ${ago(lastSyncAt, now)}`]
      return {
        tone: connection === 'live' ? 'good' : 'quiet',
        words: [...size, ...age].join(' · '),
        short: lastSyncAt === null ? size.join('') : agoInShort(lastSyncAt, now),
      }
    }
  }
}

/** The line at the foot of every page (specification, section 1). */
export function sourceWords({ properties, lastSyncAt }: ChromeFacts, now: number): string {
  const source = 'Property data comes from Google Sheets and syncs automatically every 24 hours.'
  const age = lastSyncAt === null ? [] : [`Last sync ${ago(lastSyncAt, now)}`]
  const size = properties === null ? [] : [propertiesInWords(properties)]
  const facts = [...age, ...size].join(', ')
  return facts === '' ? source : `${source} ${facts}.`
}

/** `MT` for Maria Torres: the first letters of the first and the last name. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '')
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return ends.map((word) => [...(word ?? '')].at(0)?.toUpperCase() ?? '').join('')
}

function propertiesInWords(number: number): string {
  return `${formatCount(number)} ${number === 1 ? 'property' : 'properties'}`
}
