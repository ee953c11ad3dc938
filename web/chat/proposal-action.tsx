import { lazy, Suspense } from 'react'
import type { Proposal } from '../../sync/api/chat.ts'
import type { Book } from '../../sync/book/book.ts'
import { loadPart } from '../load-part.ts'
import { OpenList } from './results/open-list.tsx'

/** What writes comes with the sync engine, which no answer waits for. */
const SaveList = lazy(async () => ({
  default: (await loadPart(() => import('./results/save-list.tsx'))).SaveList,
}))

interface ProposalActionProps {
  proposal: Proposal
  book: Book
  /** What is left to do once it is done. */
  onDone: (next: Proposal) => void
}

/** What the assistant proposes, for the user to do: to open a comp list, or to make one. */
export function ProposalAction({ proposal, book, onDone }: ProposalActionProps) {
  switch (proposal.kind) {
    case 'open':
      return <OpenList id={proposal.id} name={proposal.name} />
    case 'save':
      return (
        <Suspense fallback={null}>
          <SaveList
            proposal={proposal}
            book={book}
            onSaved={(id) => onDone({ kind: 'open', name: proposal.name, id })}
          />
        </Suspense>
      )
  }
}
