import type { WriteOutcome } from '../../web/data/requests/write-outcome.ts'

interface Text {
  readonly text: string
  /** `unknown`: the page was gone before it heard, or nobody has confirmed it yet. */
  outcome: 'unknown' | 'saved' | 'dropped'
}

interface Entry {
  readonly page: number
  /** The page was leaving when it was asked, and may not have heard. */
  isDoubtful: boolean
  /** The note as it was added, then as it was edited. */
  readonly texts: Text[]
}

/** What pages were asked to write as notes, and what they said became of it. */
export interface NotesLedger {
  added(page: number, id: string, text: string): void
  doubted(id: string): void
  edited(id: string, text: string): void
  heard(id: string, text: string, outcome: WriteOutcome): void
  /** A note that the page's author may edit: the last one that was saved. */
  lastOf(page: number): string | null
  readonly acknowledged: number
  /** What is wrong with the notes that Postgres has, by id. */
  faultsOf(stored: ReadonlyMap<string, string>): string[]
}

export function createNotesLedger(): NotesLedger {
  const entries = new Map<string, Entry>()
  let acknowledged = 0

  function faultsOf(stored: ReadonlyMap<string, string>): string[] {
    const lost = [...entries]
      .filter(([id, entry]) => mustBeThere(entry) && !stored.has(id))
      .map(([, { texts }]) => `lost: ${texts[0]?.text}`)
    const wrong = [...stored].flatMap(([id, text]) => {
      const texts = entries.get(id)?.texts
      if (texts === undefined) return [`not asked for: ${text}`]
      const last = texts.findLastIndex(({ outcome }, i) => i === 0 || outcome === 'saved')
      const isFit = texts.some((one, i) => one.text === text && (i === last || one.outcome === 'unknown'))
      return isFit ? [] : [`${text}, where ${texts[last]?.text} was acknowledged`]
    })
    const doubled = [...Map.groupBy(stored.values(), (text) => text)]
      .filter(([, same]) => same.length > 1)
      .map(([text]) => `doubled: ${text}`)
    return [...lost, ...wrong, ...doubled]
  }

  return {
    added(page, id, text) {
      const texts: Text[] = [{ text, outcome: 'unknown' }]
      entries.set(id, { page, texts, isDoubtful: false })
    },
    doubted(id) {
      const entry = entries.get(id)
      if (entry) entry.isDoubtful = true
    },
    edited: (id, text) => void entries.get(id)?.texts.push({ text, outcome: 'unknown' }),
    heard(id, text, outcome) {
      const [first, ...rest] = entries.get(id)?.texts ?? []
      const written = [first, ...rest].find((one) => one?.text === text)
      if (written === undefined) return
      if (outcome === 'saved') acknowledged++
      if (outcome === 'saved') written.outcome = 'saved'
      // A new note that was not taken is sent again by the page itself; an edit is given back to its author.
      if (outcome === 'failed' || (outcome === 'unsent' && written !== first)) written.outcome = 'dropped'
    },
    lastOf: (page) =>
      [...entries].findLast(([, entry]) => entry.page === page && entry.texts[0]?.outcome === 'saved')?.[0] ??
      null,
    get acknowledged() {
      return acknowledged
    },
    faultsOf,
  }
}

function mustBeThere({ isDoubtful, texts }: Entry): boolean {
  const outcome = texts[0]?.outcome
  return outcome === 'saved' || (outcome === 'unknown' && !isDoubtful)
}
