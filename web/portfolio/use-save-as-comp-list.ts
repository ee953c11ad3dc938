import { useNavigate } from '@tanstack/react-router'
import { compOf } from '../../sync/comp-lists/comp-of.ts'
import { newCompListId } from '../../sync/comp-lists/new-comp-list-id.ts'
import { formatCount, type RentUnit } from '../../sync/domain/format.ts'
import { COMP_LIST_LENGTHS, type CompListFilters, MAX_COMPS } from '../../sync/domain/records/comp-list.ts'
import { filterWords } from '../../sync/portfolio/describe-filter.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import type { PortfolioSet } from '../../sync/portfolio/portfolio-set.ts'
import { NOTHING_TO_SAVE, UNSENT } from '../comp-lists/comp-list-words.ts'
import { rentOnlyWords } from '../comps/rent-only.ts'
import { useCompListWrites } from '../data/comp-lists/use-comp-list-writes.ts'
import { tellOutcome } from '../ui/layers/tell-outcome.ts'
import { compListCreatedWith, LIST_MESSAGES } from '../ui/list-messages.ts'
import { portfolioHref } from './portfolio-address.ts'
import type { PortfolioState } from './portfolio-state.ts'

interface SavedSet extends Pick<PortfolioState, 'filters' | 'unit' | 'propertyAt'> {
  /** Null while loading. */
  set: PortfolioSet | null
}

export interface SaveAsCompList {
  /** Why the set cannot be saved; undefined where it can. */
  why: string | undefined
  save(name: string, isPublic: boolean, isRentOnly: boolean): void
}

/** Makes a comp list of all properties of the set, and tells what became of it. */
export function useSaveAsCompList({ set, filters, unit, propertyAt }: SavedSet): SaveAsCompList {
  const writes = useCompListWrites()
  const navigate = useNavigate()
  const count = set?.slots.length ?? 0

  async function save(name: string, isPublic: boolean, isRentOnly: boolean): Promise<void> {
    if (writes === null || set === null) return
    const id = newCompListId()
    const all = Array.from(set.slots, propertyAt)
    const saved = isRentOnly ? all.filter(({ rentPerSf }) => rentPerSf !== null) : all
    const list = {
      id,
      name,
      description: null,
      centerAddress: null,
      isPublic,
      latitude: null,
      longitude: null,
      radius: null,
      subjectPropertyId: null,
      filters: madeBy(filters, unit, isRentOnly),
      comps: saved.map((property) => compOf(property)),
    }
    await tellOutcome(writes.create(list), {
      saved: {
        title: compListCreatedWith(name, saved.length),
        action: {
          label: 'Open',
          words: 'It is in Comp Lists',
          run: () => void navigate({ to: '/comp-lists/$id', params: { id: String(id) } }),
        },
      },
      failed: LIST_MESSAGES.compListCreateFailed,
      unsent: UNSENT,
    })
  }

  return {
    why: whyNotSave(count, writes !== null),
    save: (name, isPublic, isRentOnly) => void save(name, isPublic, isRentOnly),
  }
}

/** A list remembers so many words of what it was made by, and an address so long. */
const MOST_WORDS = 40
const LONGEST_HREF = 4_000

function madeBy(filters: readonly PortfolioFilter[], unit: RentUnit, isRentOnly: boolean): CompListFilters {
  const asked = filters.map((filter) =>
    filterWords(filter, unit).slice(0, COMP_LIST_LENGTHS.address).toWellFormed(),
  )
  const words = isRentOnly ? rentOnlyWords(asked) : asked
  const href = portfolioHref(filters)
  return { words: words.slice(0, MOST_WORDS), href: href.length > LONGEST_HREF ? null : href }
}

function whyNotSave(count: number, isReady: boolean): string | undefined {
  if (count === 0) return NOTHING_TO_SAVE
  if (count > MAX_COMPS)
    return `A comp list holds at most ${formatCount(MAX_COMPS)} properties: keep filtering`
  return isReady ? undefined : 'Comp lists are loading'
}
