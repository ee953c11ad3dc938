import { type SeededRandom, seededRandom } from '../make/seeded-random.ts'

/** Written whole by imports, each small enough to travel through the tail. */
export const SMALL_SOURCES = ['small-1', 'small-2', 'small-3'] as const
export const SMALL_PAIRS = 30
/** Two rows a pair: more than the 500 changes above which an import makes a snapshot of its own. */
export const BULK_SOURCE = 'bulk'
export const BULK_PAIRS = { fewest: 260, most: 300 } as const

/** The page that shows the comp list to its owner. */
export const LIST_PAGE = 1

/** In every round, so that a short one has its share of everything; the rest is drawn. */
const ALWAYS: readonly Kind[] = [
  ...(['edit', 'edit', 'edit', 'roll-back', 'remove', 'put-back', 'small-import', 'bulk-import'] as const),
  ...(['failing-import', 'bulk-roll-back', 'snapshot', 'snapshot'] as const),
  ...(['reload', 'offline', 'no-book', 'kill-zero'] as const),
  ...(['note', 'note', 'note', 'comp', 'comp'] as const),
  'kill-burst',
]
const OFTEN: readonly Kind[] = [
  ...(['edit', 'edit', 'edit', 'edit', 'edit', 'roll-back', 'remove', 'put-back', 'put-back'] as const),
  ...(['small-import', 'small-import', 'bulk-import', 'failing-import', 'bulk-roll-back'] as const),
  ...(['remove-source', 'snapshot', 'snapshot', 'reload', 'reopen', 'offline', 'no-book'] as const),
  ...(['kill-zero', 'kill-postgres', 'kill-burst', 'note', 'note', 'edit-note', 'comp'] as const),
]

type Kind = Action['kind']

export type Action =
  /** One transaction after the other, each on the rows of some pairs. */
  | {
      readonly kind: 'edit' | 'remove' | 'put-back' | 'roll-back'
      readonly transactions: readonly (readonly string[])[]
    }
  | {
      readonly kind: 'small-import' | 'bulk-import' | 'failing-import'
      readonly source: string
      readonly pairs: number
    }
  /** A bulk change with its snapshot, undone at the very end. */
  | { readonly kind: 'bulk-roll-back' | 'snapshot' | 'kill-zero' | 'kill-postgres' }
  /** Kills of either service, one soon after the other: while what they kill is still starting. */
  | { readonly kind: 'kill-burst'; readonly kills: readonly Kill[] }
  | { readonly kind: 'remove-source'; readonly source: string }
  | { readonly kind: 'reload' | 'reopen' | 'note' | 'edit-note' | 'comp'; readonly page: number }
  /** All pages of one visitor without network, or with a server that fails to give the book. */
  | { readonly kind: 'offline' | 'no-book'; readonly visitor: number; readonly ms: number }

export interface Kill {
  readonly service: 'zero-cache' | 'postgres'
  /** The pause before it, ms. */
  readonly afterMs: number
}

/** Steps of one lane follow one another; lanes run side by side. */
export interface Step {
  readonly number: number
  readonly lane: string
  /** When it is due, ms from the start of its round. */
  readonly at: number
  readonly action: Action
}

export interface RoundShape {
  readonly steps: number
  readonly ms: number
  readonly pages: number
  readonly visitors: number
}

/** The steps of a round, the same for the same seed, round and shape, whatever the machine does meanwhile. */
export function drawRound(seed: number, round: number, shape: RoundShape): Step[] {
  const random = seededRandom(Math.imul(seed, 7919) + round)
  const kinds = [...ALWAYS].slice(0, shape.steps)
  while (kinds.length < shape.steps) kinds.push(random.pick(OFTEN))
  const due = kinds.map(() => random.int(0, shape.ms)).sort((a, b) => a - b)
  return shuffled(kinds, random).map((kind, i) => {
    const action = drawAction(kind, shape, random)
    return { number: round * shape.steps + i + 1, lane: laneOf(action, random), at: due[i] ?? 0, action }
  })
}

function drawAction(kind: Kind, { pages, visitors }: RoundShape, random: SeededRandom): Action {
  switch (kind) {
    case 'edit':
    case 'remove':
    case 'put-back':
    case 'roll-back':
      return { kind, transactions: drawTransactions(random) }
    case 'small-import':
      return { kind, source: random.pick(SMALL_SOURCES), pairs: random.int(SMALL_PAIRS - 5, SMALL_PAIRS) }
    case 'bulk-import':
      return { kind, source: BULK_SOURCE, pairs: random.int(BULK_PAIRS.fewest, BULK_PAIRS.most) }
    case 'failing-import':
      return random.chance(0.5)
        ? { kind, source: random.pick(SMALL_SOURCES), pairs: SMALL_PAIRS }
        : { kind, source: BULK_SOURCE, pairs: BULK_PAIRS.most }
    case 'remove-source':
      return { kind, source: random.pick([...SMALL_SOURCES, BULK_SOURCE]) }
    case 'bulk-roll-back':
    case 'snapshot':
    case 'kill-zero':
    case 'kill-postgres':
      return { kind }
    case 'kill-burst':
      return { kind, kills: drawKills(random) }
    case 'reload':
    case 'reopen':
    case 'note':
    case 'edit-note':
      return { kind, page: random.int(0, pages - 1) }
    case 'comp':
      return { kind, page: LIST_PAGE }
    case 'offline':
    case 'no-book':
      return { kind, visitor: random.int(0, visitors - 1), ms: random.int(500, 5_000) }
  }
}

function drawKills(random: SeededRandom): Kill[] {
  return Array.from({ length: random.int(2, 6) }, () => ({
    service: random.chance(0.5) ? 'zero-cache' : 'postgres',
    afterMs: random.int(0, 2_000),
  }))
}

function drawTransactions(random: SeededRandom): string[][] {
  return Array.from({ length: random.int(1, 6) }, () =>
    Array.from({ length: random.int(1, 12) }, () => drawPair(random)),
  )
}

function drawPair(random: SeededRandom): string {
  return random.chance(0.7)
    ? `${random.pick(SMALL_SOURCES)}/${random.int(1, SMALL_PAIRS)}`
    : `${BULK_SOURCE}/${random.int(1, BULK_PAIRS.most)}`
}

function laneOf(action: Action, random: SeededRandom): string {
  switch (action.kind) {
    case 'edit':
    case 'remove':
    case 'put-back':
    case 'roll-back':
      return `writer ${random.int(1, 2)}`
    case 'small-import':
    case 'bulk-import':
    case 'failing-import':
    case 'remove-source':
      return 'imports'
    case 'bulk-roll-back':
    case 'snapshot':
      return 'snapshots'
    case 'kill-zero':
    case 'kill-postgres':
    case 'kill-burst':
      return 'services'
    case 'reload':
    case 'reopen':
    case 'note':
    case 'edit-note':
    case 'comp':
      return `page ${action.page}`
    case 'offline':
    case 'no-book':
      return `${action.kind} ${action.visitor}`
  }
}

function shuffled<T>(values: readonly T[], random: SeededRandom): T[] {
  const left = [...values]
  return values.map(() => left.splice(random.int(0, left.length - 1), 1)[0] as T)
}
