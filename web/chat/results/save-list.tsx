import { Button } from '@radix-ui/themes'
import { Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import type { Proposal } from '../../../sync/api/chat.ts'
import { slotsOf } from '../../../sync/assistant/row-set.ts'
import type { Book } from '../../../sync/book/book.ts'
import { slotsWithRent } from '../../../sync/book/figure-reader.ts'
import { propertyAt } from '../../../sync/book/property-at.ts'
import { compOf } from '../../../sync/comp-lists/comp-of.ts'
import { newCompListId } from '../../../sync/comp-lists/new-comp-list-id.ts'
import { describeCriterion } from '../../../sync/domain/criteria/describe-criterion.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { MAX_COMPS } from '../../../sync/domain/records/comp-list.ts'
import { RentOnlySwitch } from '../../comp-lists/adding/rent-only-switch.tsx'
import { UNSENT } from '../../comp-lists/comp-list-words.ts'
import { canBeRentOnly, rentOnlyWords } from '../../comps/rent-only.ts'
import { useCompListWrites } from '../../data/comp-lists/use-comp-list-writes.ts'
import { mayArrive } from '../../data/requests/write-outcome.ts'
import { tellOutcome } from '../../ui/layers/tell-outcome.ts'
import { LIST_MESSAGES } from '../../ui/list-messages.ts'
import { useOpenList } from './open-list.tsx'

interface SaveListProps {
  proposal: Extract<Proposal, { kind: 'save' }>
  book: Book
  /** Called with the new list's id. */
  onSaved: (id: number) => void
}

/** Makes the comp list that is proposed, once the user presses for it. */
export function SaveList({ proposal: { name, rows }, book, onSaved }: SaveListProps) {
  const writes = useCompListWrites()
  const view = useOpenList()
  const [id] = useState(newCompListId)
  const [state, setState] = useState<'asked' | 'saving'>('asked')
  const all = useMemo(() => slotsOf(book, rows), [book, rows])
  const stated = useMemo(() => slotsWithRent(book, all), [book, all])
  const [wantsRent, setWantsRent] = useState(false)
  const hasChoice = canBeRentOnly(stated.length, all.length)
  const isRentOnly = hasChoice && wantsRent
  const saved = isRentOnly ? stated : all

  async function save() {
    if (writes === null) return
    setState('saving')
    const place = rows.criteria.find((one) => one.kind === 'near')
    const comps = Array.from(saved.subarray(0, MAX_COMPS), (slot) => compOf(propertyAt(book, slot)))
    const asked = rows.criteria.map((criterion) => {
      const { key, value } = describeCriterion(criterion, 'month')
      return `${key} ${value}`
    })
    const outcome = await tellOutcome(
      writes.create({
        id,
        name,
        description: null,
        centerAddress: place?.place ?? null,
        isPublic: false,
        latitude: place?.latitude ?? null,
        longitude: place?.longitude ?? null,
        radius: place?.miles ?? null,
        subjectPropertyId: null,
        filters: { words: isRentOnly ? rentOnlyWords(asked) : asked, href: null },
        comps,
      }),
      {
        saved: { title: LIST_MESSAGES.compListCreated, action: { label: 'View', run: () => view(id) } },
        failed: LIST_MESSAGES.compListCreateFailed,
        unsent: UNSENT,
      },
    )
    setState('asked')
    if (mayArrive(outcome)) onSaved(id)
  }

  return (
    <>
      {hasChoice && (
        <RentOnlySwitch
          withRent={stated.length}
          count={all.length}
          checked={isRentOnly}
          onChange={setWantsRent}
        />
      )}
      <Button
        type="button"
        disabled={writes === null || state === 'saving'}
        loading={state === 'saving'}
        onClick={() => void save()}
      >
        <Plus size={14} strokeWidth={1.75} aria-hidden />
        Save {formatCount(saved.length)} as “{name}”
      </Button>
    </>
  )
}
