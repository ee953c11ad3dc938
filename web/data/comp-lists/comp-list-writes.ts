import { inCalls } from '../../../sync/comp-lists/in-calls.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import type { Adjustment, TypedSubject } from '../../../sync/domain/records/adjustment.ts'
import type { Characteristic } from '../../../sync/domain/records/characteristics.ts'
import type { CompInput, CompListFilters } from '../../../sync/domain/records/comp-list.ts'
import type { GridBase, MeasuredCharacteristic, RowRate } from '../../../sync/domain/records/grid-terms.ts'
import { mutators } from '../../../sync/mutators/mutators.ts'
import { allOf, type Written } from '../requests/write-outcome.ts'
import type { SyncClient } from '../sync-client.ts'
import { type Overtaking, overtakes } from './overtakes.ts'
import { type TypedWrite, type TypedWrites, wordsEdited } from './typed-writes.ts'

export interface CompListDetails {
  name: string
  description: string | null
  centerAddress: string | null
  isPublic: boolean
}

/** What is absent stays as it is. */
export interface ChangedCompList extends Partial<CompListDetails> {
  /** Where the center address is; null where nobody knows. */
  center?: LatLng | null
}

export interface NewCompList extends CompListDetails {
  /** Made once per draft, by `newCompListId`, and reused on retry. */
  id: number
  latitude: number | null
  longitude: number | null
  /** Miles. */
  radius: number | null
  subjectPropertyId: string | null
  filters: CompListFilters | null
  comps: CompInput[]
}

/** What can be done to comp lists. Each shows at once, and answers once the server has. */
export interface CompListWrites {
  create(list: NewCompList): Promise<Written>
  edit(id: number, details: ChangedCompList): Promise<Written>
  setSubject(id: number, propertyId: string | null): Promise<Written>
  remove(id: number): Promise<Written>
  restore(id: number): Promise<Written>
  addComps(id: number, comps: CompInput[]): Promise<Written>
  include(id: number, propertyId: string): Promise<Written>
  exclude(id: number, propertyId: string, reason: string | null): Promise<Written>
  annotate(id: number, propertyId: string, notes: string | null): Promise<Written>
  removeComps(id: number, propertyIds: string[]): Promise<Written>
  /** Moves a comp to stand behind another one, or first. */
  place(id: number, propertyId: string, after: string | null): Promise<Written>
  describeSubject(id: number, subject: TypedSubject | null): Promise<Written>
  setBase(id: number, base: GridBase): Promise<Written>
  /** Null takes the rate back. */
  rateRow(id: number, of: MeasuredCharacteristic, rate: RowRate | null): Promise<Written>
  /** Null takes the adjustment back. */
  adjust(id: number, propertyId: string, of: Characteristic, adjustment: Adjustment | null): Promise<Written>
  weigh(id: number, propertyId: string, weight: number | null): Promise<Written>
  /** Does one that carries what a person typed, which is kept until the server has taken it. */
  perform(write: TypedWrite): Promise<Written>
  /** Drops what was refused of the same thing. */
  forget(write: TypedWrite): void
}

interface WritesThrough {
  zero: Pick<SyncClient['zero'], 'mutate'>
  unsent: Pick<SyncClient['unsent'], 'written'>
  refused: Pick<TypedWrites, 'all' | 'keep' | 'release' | 'drop'>
}

export function compListWrites({ zero, unsent: { written }, refused }: WritesThrough): CompListWrites {
  const { compList, comp } = mutators
  const now = () => Date.now()

  function send(write: TypedWrite): Promise<Written> {
    switch (write.kind) {
      case 'create': {
        const { comps, ...list } = write.list
        const [first, ...more] = inCalls(comps)
        const created = written(zero.mutate(compList.create({ ...list, comps: first, now: now() })))
        return inParts([first, ...more], [created, ...more.map((part) => add(list.id, part))])
      }
      case 'edit':
        return written(zero.mutate(compList.edit({ id: write.id, ...write.details, now: now() })))
      case 'add': {
        const parts = inCalls(write.comps)
        return inParts(
          parts,
          parts.map((part) => add(write.id, part)),
        )
      }
      case 'annotate': {
        const { id, propertyId, notes } = write
        return written(zero.mutate(comp.annotate({ compListId: id, propertyId, notes, now: now() })))
      }
      case 'exclude': {
        const { id, propertyId, reason } = write
        return written(zero.mutate(comp.exclude({ compListId: id, propertyId, reason, now: now() })))
      }
      case 'adjust': {
        const { id, propertyId, of: characteristic, adjustment } = write
        const args = { compListId: id, propertyId, characteristic, adjustment, now: now() }
        return written(zero.mutate(comp.adjust(args)))
      }
    }
  }
  /** Lists grow in several calls, since what one may carry has a limit. */
  function add(id: number, part: CompInput[]): Promise<Written> {
    return written(zero.mutate(comp.add({ compListId: id, comps: part, now: now() })))
  }
  async function perform(write: TypedWrite): Promise<Written> {
    overtake(write)
    const conclude = hasTyped(write) ? refused.keep(write) : null
    const result = await send(write)
    conclude?.(result)
    if (result.outcome === 'saved') {
      for (const { write: earlier } of refused.all()) {
        if (earlier.kind === write.kind && overtakes(write, earlier)) refused.drop(earlier)
      }
    }
    return result
  }
  function overtake(later: Overtaking): void {
    refused.release((earlier) => overtakes(later, earlier))
  }

  return {
    perform,
    forget: refused.drop,
    create: (list) => perform({ kind: 'create', list }),
    edit: (id, details) => perform({ kind: 'edit', id, details }),
    addComps: (id, comps) => perform({ kind: 'add', id, comps }),
    exclude: (id, propertyId, reason) => perform({ kind: 'exclude', id, propertyId, reason }),
    annotate: (id, propertyId, notes) => perform({ kind: 'annotate', id, propertyId, notes }),
    setSubject: (id, propertyId) => written(zero.mutate(compList.setSubject({ id, propertyId, now: now() }))),
    remove(id) {
      overtake({ kind: 'remove', id })
      return written(zero.mutate(compList.remove({ id, now: now() })))
    },
    restore: (id) => written(zero.mutate(compList.restore({ id, now: now() }))),
    include(id, propertyId) {
      overtake({ kind: 'include', id, propertyId })
      return written(zero.mutate(comp.include({ compListId: id, propertyId, now: now() })))
    },
    removeComps(id, propertyIds) {
      overtake({ kind: 'removeComps', id, propertyIds })
      return written(zero.mutate(comp.remove({ compListId: id, propertyIds, now: now() })))
    },
    place: (compListId, propertyId, after) =>
      written(zero.mutate(comp.place({ compListId, propertyId, after, now: now() }))),
    describeSubject: (id, subject) =>
      written(zero.mutate(compList.describeSubject({ id, subject, now: now() }))),
    setBase: (id, base) => written(zero.mutate(compList.setBase({ id, base, now: now() }))),
    rateRow: (id, characteristic, rate) =>
      written(zero.mutate(compList.rateRow({ id, characteristic, rate, now: now() }))),
    adjust: (id, propertyId, of, adjustment) => perform({ kind: 'adjust', id, propertyId, of, adjustment }),
    weigh: (compListId, propertyId, weight) =>
      written(zero.mutate(comp.weigh({ compListId, propertyId, weight, now: now() }))),
  }
}

/** Whether anything would be lost that is not on the screen anyway. */
function hasTyped(write: TypedWrite): boolean {
  switch (write.kind) {
    case 'create':
      return true
    case 'edit':
      return wordsEdited(write.details).length > 0
    case 'add':
      return write.comps.some(({ notes }) => notes !== null)
    case 'annotate':
      return write.notes !== null
    case 'exclude':
      return write.reason !== null
    case 'adjust':
      return write.adjustment !== null && write.adjustment.reason !== null
  }
}

/** What became of comps that were sent in parts; where some were refused, how many are in the list. */
async function inParts(parts: readonly CompInput[][], writes: readonly Promise<Written>[]): Promise<Written> {
  const { outcome, refusal } = await allOf(writes)
  if (refusal === null) return { outcome, refusal }
  const results = await Promise.all(writes)
  const there = parts.filter((_, index) => results[index]?.outcome === 'saved').flat().length
  const all = formatCount(parts.flat().length)
  return {
    outcome,
    refusal:
      there === 0 ? refusal : `Only ${formatCount(there)} of ${all} properties are in the list. ${refusal}`,
  }
}
