import { Clock3, CornerDownRight } from 'lucide-react'
import { completionsOf } from '../../../sync/domain/query/vocabulary/complete.ts'
import type { Vocabulary } from '../../../sync/domain/query/vocabulary/vocabulary.ts'
import type { Choice, ChoiceGroup } from '../../ui/choices/choice.ts'

interface Asked {
  /** What stands in the search box. */
  query: string
  /** Null until the book is here. */
  vocabulary: Vocabulary | null
  /** The words searched for last, newest first. */
  recent: readonly string[]
  /** The list was asked for, and did not come by typing. */
  isInvited: boolean
  onPick(words: string): void
}

/** What the search box suggests: how the last words may go on, and where it is asked to, the last searches. */
export function suggestedFor({ query, vocabulary, recent, isInvited, onPick }: Asked): ChoiceGroup[] {
  const completions = vocabulary === null ? [] : completionsOf(query, vocabulary)
  const begun = query.trim().toLowerCase()
  const searches = isInvited ? recent.filter((words) => isOther(words.toLowerCase(), begun)) : []
  const groups = [
    {
      name: 'Complete',
      choices: completions.map(
        ({ words, name, of }): Choice => ({
          ...plain(`complete ${words}`, name, words, onPick),
          detail: of,
          icon: CornerDownRight,
        }),
      ),
    },
    {
      name: 'Last searches',
      choices: searches.map(
        (words): Choice => ({
          ...plain(`search ${words}`, words, words, onPick),
          icon: Clock3,
        }),
      ),
    },
  ]
  return groups.filter(({ choices }) => choices.length > 0)
}

function isOther(words: string, begun: string): boolean {
  return words !== begun && words.includes(begun)
}

function plain(id: string, name: string, words: string, onPick: (words: string) => void) {
  return { id, name, detail: null, figure: null, keys: [], run: () => onPick(words) }
}
