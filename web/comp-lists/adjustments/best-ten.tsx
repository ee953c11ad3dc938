import { Button } from '@radix-ui/themes'
import { Sparkles } from 'lucide-react'
import { mostSimilar } from '../../../sync/adjustments/similarity.ts'
import type { Subject } from '../../../sync/adjustments/subject-of.ts'
import type { LatLng } from '../../../sync/domain/area/coordinates.ts'
import { marketNear } from '../../../sync/trends/market-near.ts'
import { today } from '../../exports/today.ts'
import { toast } from '../../ui/layers/toast.tsx'
import { Tooltip } from '../../ui/layers/tooltip.tsx'
import type { ListScreen } from '../detail/use-list-screen.ts'

/** How many a comp set keeps. */
const TEN = 10
/** Miles in which they are looked for; nearer ones score better. */
const WITHIN_MILES = 25
const LEFT_OUT = 'Not among the ten most similar'

interface BestTenProps {
  screen: ListScreen
  subject: Subject | null
  /** Where the subject is. */
  center: LatLng | null
}

/** Makes the list the ten properties with a rent that are most like the subject, the most similar first. One step to undo. */
export function BestTen({ screen, subject, center }: BestTenProps) {
  const { book, edits, list, setSort } = screen
  const whyNot =
    subject === null
      ? 'Describe the subject first'
      : center === null
        ? 'Give the subject an address first'
        : null
  function keepBest(): void {
    if (subject === null || center === null || edits === null) return
    const near = marketNear(book, center, WITHIN_MILES).filter(({ id }) => id !== list.subjectPropertyId)
    const best = mostSimilar(near, subject, today(), TEN)
    if (best.length === 0) {
      toast({ title: 'No property with a rent is near the subject', kind: 'error' })
      return
    }
    const scores = best.map(({ similarity }) => Math.round(similarity.score))
    edits.keepFirst(
      best.map(({ comp }) => comp),
      LEFT_OUT,
    )
    // Else they would stand by a column, not by how alike they are.
    setSort(null)
    toast({
      title: `Kept the ${best.length} most similar properties`,
      description: `Similarity ${scores[0]} to ${scores.at(-1)} of 100`,
      kind: 'undo',
      action: { label: 'Undo', words: 'Ctrl or Cmd Z', run: () => void edits.undo.undo() },
    })
  }
  return (
    <Tooltip content={whyNot ?? undefined}>
      <Button aria-disabled={whyNot !== null || undefined} onClick={() => whyNot === null && keepBest()}>
        <Sparkles size={15} strokeWidth={1.75} aria-hidden />
        Best ten near the subject
      </Button>
    </Tooltip>
  )
}
