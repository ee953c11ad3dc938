import { Command, FileText, Home, Moon, Plus, RefreshCw, Sun, Table2 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Book } from '../../sync/book/book.ts'
import { findSlot } from '../../sync/book/find-slot.ts'
import { propertyAt } from '../../sync/book/property-at.ts'
import { useCompLists } from '../data/comp-lists/comp-lists.ts'
import { useMe } from '../data/session/session.tsx'
import { ADD_A_COMP, openAddComp } from '../property/adding/comp-form-store.ts'
import { goToWords, SCREEN_NAMES, SCREENS } from '../screens.ts'
import { useSyncRun } from '../sync-run/use-sync-run.ts'
import type { Choice } from '../ui/choices/choice.ts'
import { currentShortcuts, subscribeToShortcuts } from '../ui/chrome/shortcut-list.ts'
import { useTheme } from '../ui/theme/theme.tsx'
import type { ChoiceSources } from './group-choices.ts'
import { propertyChoice, searchChoice } from './property-choices.ts'
import type { PaletteActions } from './use-palette-actions.ts'

/** Everything there is to choose from, but what the book answers. `recentIds`: newest first. */
export function useChoiceSources(
  book: Book | null,
  recentIds: readonly string[],
  actions: PaletteActions,
): ChoiceSources {
  const isAdministrator = useMe()?.role === 'administrator'
  const pages = pageChoices(actions, isAdministrator)
  const commands = useActions()
  const lists = useLists(actions)
  const known = [...pages, ...commands, ...lists]
  const recent = recentIds.flatMap(
    (id) => known.find((choice) => choice.id === id) ?? fromId(id, book, actions) ?? [],
  )
  return { pages, actions: commands, lists, recent }
}

function pageChoices({ goTo }: PaletteActions, isAdministrator: boolean): Choice[] {
  const home = { path: '/', key: null } as const
  const screens = SCREENS.filter(({ isRestricted }) => isAdministrator || !isRestricted)
  return [home, ...screens].map(({ path, key }) => ({
    ...plain(`page ${path}`, path === '/' ? 'Home' : SCREEN_NAMES[path]),
    icon: path === '/' ? Home : FileText,
    keys: key === null ? [] : ['G', key.toUpperCase()],
    run: () => goTo(path),
  }))
}

/** The theme, the data, and what the keys of this screen do. */
function useActions(): Choice[] {
  const { theme, toggleTheme } = useTheme()
  const { isRunning, start } = useSyncRun()
  const isViewer = useMe()?.role === 'viewer'
  const groups = useSyncExternalStore(subscribeToShortcuts, currentShortcuts)
  const toPages = new Set(SCREENS.map(goToWords))
  const ofKeys = groups
    .flatMap(({ shortcuts }) => shortcuts)
    .flatMap(({ shown, words, run }) =>
      run === undefined || toPages.has(words)
        ? []
        : [{ ...plain(`key ${words}`, words), icon: Command, keys: shown, run }],
    )
  return [
    {
      ...plain('theme', theme === 'dark' ? 'Use the light theme' : 'Use the dark theme'),
      icon: theme === 'dark' ? Sun : Moon,
      run: toggleTheme,
    },
    ...(isViewer
      ? []
      : [
          {
            ...plain('sync', isRunning ? 'Syncing data' : 'Sync data now'),
            icon: RefreshCw,
            run: () => void (isRunning || start(true)),
          },
          { ...plain('add comp', ADD_A_COMP), icon: Plus, run: () => openAddComp() },
        ]),
    ...ofKeys,
  ]
}

function useLists({ openList }: PaletteActions): Choice[] {
  const { lists } = useCompLists()
  return lists.map(({ id, name, description, entries }) => ({
    ...plain(`list ${id}`, name),
    detail: description,
    figure: `${entries.length.toLocaleString('en-US')} ${entries.length === 1 ? 'property' : 'properties'}`,
    icon: Table2,
    run: () => openList(id),
  }))
}

/** A property still in the book, or a search. */
function fromId(id: string, book: Book | null, actions: PaletteActions): Choice | null {
  const [kind, ...rest] = id.split(' ')
  const what = rest.join(' ')
  if (kind === 'search') return searchChoice(what, actions)
  const slot = kind === 'property' && book !== null ? findSlot(book, what) : -1
  return book === null || slot < 0 ? null : propertyChoice(propertyAt(book, slot), actions)
}

function plain(id: string, name: string) {
  return { id, name, detail: null, figure: null, keys: [] }
}
