import { Button } from '@radix-ui/themes'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { ClipboardList, Plus, Search } from 'lucide-react'
import { useMemo } from 'react'
import { type SyncedStatus, useCompLists } from '../data/comp-lists/comp-lists.ts'
import { SCREEN_NAMES } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { Select } from '../ui/fields/select.tsx'
import { LIST_MESSAGES } from '../ui/list-messages.ts'
import { Empty, Failed } from '../ui/states/states.tsx'
import { useLiveParam } from '../ui/use-live-param.ts'
import { CompListCards } from './comp-list-cards.tsx'
import { CompListSkeleton } from './comp-list-skeleton.tsx'
import styles from './comp-lists-page.module.css'
import type { CompListsParams } from './comp-lists-params.ts'
import { FindField } from './find-field.tsx'
import { CompListForm } from './form/comp-list-form.tsx'
import { useCreation } from './form/use-creation.ts'
import { COMP_LIST_SORTS, sortedCompLists } from './sorted-comp-lists.ts'

/** The comp lists one may see. */
export function CompListsPage() {
  const { q = '', sort = 'newest' }: CompListsParams = useSearch({ from: '/comp-lists' })
  const navigate = useNavigate({ from: '/comp-lists' })
  const find = useLiveParam(q, (words, step) =>
    navigate({ search: (was) => ({ ...was, q: words || undefined }), ...step }),
  )
  const { lists, status } = useCompLists()
  const create = useCreation()
  const shown = useMemo(() => sortedCompLists(lists, find.value, sort), [lists, find.value, sort])
  return (
    <Page title={SCREEN_NAMES['/comp-lists']}>
      <header className={styles.head}>
        <div className={styles.title}>
          <h1>{SCREEN_NAMES['/comp-lists']}</h1>
          <p className="muted">Create and manage your comparable property lists</p>
        </div>
        <div className={styles.find}>
          <FindField label="Find a list" value={find.value} onChange={find.set} />
        </div>
        <Select
          label="Sort"
          value={sort}
          options={COMP_LIST_SORTS}
          onChange={(next) =>
            void navigate({ search: (was) => ({ ...was, sort: next === 'newest' ? undefined : next }) })
          }
        />
        <Button disabled={!create.isPossible} onClick={create.open}>
          <Plus size={15} strokeWidth={1.75} aria-hidden />
          Create New Comp List
        </Button>
      </header>
      {shown.length > 0 ? (
        <CompListCards lists={shown} />
      ) : (
        <NoCards status={status} asked={lists.length > 0 ? find.value.trim() : ''} onCreate={create.open} />
      )}
      <CompListForm {...create.form} />
    </Page>
  )
}

interface NoCardsProps {
  status: SyncedStatus
  /** What was looked for, where there are lists to look through; else empty. */
  asked: string
  onCreate(): void
}

function NoCards({ status, asked, onCreate }: NoCardsProps) {
  if (asked !== '') {
    return (
      <Empty
        icon={Search}
        title={`No comp list matches “${asked}”`}
        reason="Searches names, descriptions and center addresses."
      />
    )
  }
  switch (status) {
    case 'loading':
      return (
        <div className={styles.cards} role="status" aria-label="Loading comp lists">
          {SKELETONS.map((key) => (
            <CompListSkeleton key={key} />
          ))}
        </div>
      )
    case 'partial':
      return (
        <Failed
          title={LIST_MESSAGES.compListsFailed}
          reason={LIST_MESSAGES.compListsFailedHow}
          onRetry={() => location.reload()}
          retryLabel="Refresh"
        />
      )
    case 'complete':
      return (
        <Empty
          icon={ClipboardList}
          title="No Comp Lists Yet"
          reason="Save a proximity search or pick properties one by one. A list keeps its subject, its filters and why each comp is in or out."
        >
          <Button variant="outline" color="gray" onClick={onCreate}>
            <Plus size={15} strokeWidth={1.75} aria-hidden />
            Create Your First Comp List
          </Button>
        </Empty>
      )
  }
}

/** The specification shows six. */
const SKELETONS = ['a', 'b', 'c', 'd', 'e', 'f']
