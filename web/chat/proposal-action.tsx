import { Button } from '@radix-ui/themes'
import { useRouter } from '@tanstack/react-router'
import { ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { slotsOf } from '../../sync/assistant/row-set.ts'
import type { Book } from '../../sync/book/book.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import type { Proposal } from '../../sync/chat-api.ts'
import { compOf } from '../../sync/comp-lists/comp-of.ts'
import { newCompListId } from '../../sync/comp-lists/new-comp-list-id.ts'
import { MAX_COMPS } from '../../sync/domain/comp-list.ts'
import { describeCriterion } from '../../sync/domain/describe-criterion.ts'
import { useCompListWrites } from '../data/comp-list-writes.ts'
import { MESSAGES } from '../ui/messages.ts'
import { tellOutcome } from '../ui/tell-outcome.ts'
import styles from './message.module.css'

const UNSENT = 'The server does not answer. Please try again once it does.'

/** What the assistant proposes, for the user to do: to open a comp list, or to make one. */
export function ProposalAction({ proposal, book }: { proposal: Proposal; book: Book }) {
  switch (proposal.kind) {
    case 'open':
      return <OpenList id={proposal.id} name={proposal.name} />
    case 'save':
      return <SaveList proposal={proposal} book={book} />
  }
}

function OpenList({ id, name }: { id: number; name: string }) {
  const view = useViewList()
  return (
    <Button type="button" variant="outline" color="gray" className={styles.action} onClick={() => view(id)}>
      Open “{name}”
      <ArrowRight size={14} strokeWidth={1.75} aria-hidden />
    </Button>
  )
}

function useViewList(): (id: number) => void {
  const { history } = useRouter()
  return (id) => history.push(`/comp-lists/${id}`)
}

interface SaveListProps {
  proposal: Extract<Proposal, { kind: 'save' }>
  book: Book
}

function SaveList({ proposal: { name, rows }, book }: SaveListProps) {
  const writes = useCompListWrites()
  const view = useViewList()
  const [id] = useState(newCompListId)
  const [state, setState] = useState<'asked' | 'saving' | 'saved'>('asked')
  if (state === 'saved') return <OpenList id={id} name={name} />

  async function save() {
    if (writes === null) return
    setState('saving')
    const place = rows.criteria.find((one) => one.kind === 'near')
    const comps = Array.from(slotsOf(book, rows).subarray(0, MAX_COMPS), (slot) =>
      compOf(propertyAt(book, slot)),
    )
    const words = rows.criteria.map((criterion) => {
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
        filters: { words, href: null },
        comps,
      }),
      {
        saved: { title: MESSAGES.compListCreated, action: { label: 'View', run: () => view(id) } },
        failed: MESSAGES.compListCreateFailed,
        unsent: UNSENT,
      },
    )
    setState(outcome === 'saved' || outcome === 'unconfirmed' ? 'saved' : 'asked')
  }

  return (
    <Button
      type="button"
      className={styles.action}
      disabled={writes === null || state === 'saving'}
      loading={state === 'saving'}
      onClick={() => void save()}
    >
      <Plus size={14} strokeWidth={1.75} aria-hidden />
      Save as “{name}”
    </Button>
  )
}
