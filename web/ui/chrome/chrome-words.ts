import type { DataSource } from '../../../sync/api/data-source.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { listed } from '../../../sync/domain/words/listed.ts'
import { ago, agoInShort } from '../time/ago.ts'
import type { ChromeFacts } from './chrome-facts.ts'

/** So many sources are named; of more, the last read ones. */
const MOST_NAMES = 3

interface Status {
  tone: 'good' | 'warn' | 'quiet'
  words: string
  /** Where the words have no room. */
  short: string
  /** There is more to be read of it there. */
  leadsToSources?: true
}

/** The line in the header: `2,846 properties · synced about 2 hours ago`, or what is not fine. */
export function statusOf(
  { connection, properties, lastSyncAt, failingSources }: ChromeFacts,
  now: number,
): Status {
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
      if (failingSources !== null && failingSources > 0) {
        const failing = `${failingSources} ${failingSources === 1 ? 'source' : 'sources'} failing`
        return {
          tone: 'warn',
          words: [...size, ...age, failing].join(' · '),
          short: `${failingSources} failing`,
          leadsToSources: true,
        }
      }
      return {
        tone: connection === 'live' ? 'good' : 'quiet',
        words: [...size, ...age].join(' · '),
        short: lastSyncAt === null ? size.join('') : agoInShort(lastSyncAt, now),
      }
    }
  }
}

/** How the first properties get in. */
export const IMPORT_COMMAND = 'npm run import -- FILE'

/** The line at the foot of every page (specification, section 1), of the sources that the properties really came from. */
export function sourceWords({ properties, lastSyncAt, sources }: ChromeFacts, now: number): string {
  if (properties === 0) return `No properties yet. Import a CSV or Excel file with: ${IMPORT_COMMAND}`
  const names = [...new Set((sources ?? []).map(nameOf))]
  const daily = sources?.every(({ isDaily }) => isDaily) ? ' and syncs automatically every 24 hours' : ''
  const source = names.length === 0 ? [] : [`Property data comes from ${someOf(names)}${daily}.`]
  const age = lastSyncAt === null ? [] : [`Last sync ${ago(lastSyncAt, now)}`]
  const size = properties === null ? [] : [propertiesInWords(properties)]
  const facts = [...age, ...size].join(', ')
  return [...source, ...(facts === '' ? [] : [`${facts}.`])].join(' ')
}

function nameOf({ kind, name }: DataSource): string {
  return kind === 'google-sheet' ? 'Google Sheets' : kind === 'sample' ? 'the sample workbook' : name
}

/** `a, b and 3 more`. */
function someOf(names: readonly string[]): string {
  const shown = names.length <= MOST_NAMES ? names : names.slice(0, MOST_NAMES - 1)
  const more = names.length - shown.length
  return listed(more === 0 ? shown : [...shown, `${formatCount(more)} more`])
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
