import { Search } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Choice } from '../ui/choices/choice.ts'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { toast } from '../ui/layers/toast.tsx'
import { useLoadAhead } from '../ui/timing/use-load-ahead.ts'
import type { Palette as PaletteView } from './palette.tsx'
import styles from './palette-opener.module.css'

/** Kept here once it is loaded: React would put what is lazy on screen 300 ms late the first time. */
let Palette: typeof PaletteView | null = null

async function loadPalette(): Promise<void> {
  Palette = (await import('./palette.tsx')).Palette
}

const MOD = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
const LABEL = 'Search or jump to'
const NOT_LOADED = 'The list could not be loaded'
const NOT_LOADED_HOW = 'Please check your internet connection and try again.'

/** The header's way into the palette, and Ctrl K, which works wherever the focus is but in a question to be answered. */
export function PaletteOpener() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const chosen = useRef<Choice | null>(null)

  const open = useCallback(() => {
    opener.current = document.activeElement
    if (Palette !== null) return setOpen(true)
    loadPalette().then(
      () => setOpen(true),
      () => toast({ title: NOT_LOADED, description: NOT_LOADED_HOW, kind: 'error' }),
    )
  }, [])
  const close = useCallback(() => setOpen(false), [])

  // Listed only: the keys below work in text fields and dialogs too.
  useShortcuts('Everywhere', [{ keys: '$mod+k', shown: [MOD, 'K'], words: LABEL }])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isKey || event.shiftKey || event.altKey || event.repeat || event.defaultPrevented) return
      if (document.querySelector('[role=alertdialog]') !== null) return
      event.preventDefault()
      if (isOpen) close()
      else open()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [isOpen, open, close])

  // So that it opens at once, and when the server is not there.
  useLoadAhead(loadPalette)

  return (
    <>
      <button type="button" className={styles.wide} onClick={open} aria-keyshortcuts="Control+K Meta+K">
        <Search size={14} strokeWidth={1.75} aria-hidden />
        <span>{LABEL}…</span>
        <span className={styles.keys} aria-hidden>
          <Kbd>{MOD}</Kbd>
          <Kbd>K</Kbd>
        </span>
      </button>
      <span className={styles.narrow}>
        <IconButton icon={Search} label={LABEL} shortcut={`${MOD} K`} onClick={open} />
      </span>
      {isOpen && Palette !== null && (
        <Palette
          label={LABEL}
          onClose={close}
          onChoose={(choice) => {
            chosen.current = choice
            close()
          }}
          onGone={() => {
            if (opener.current instanceof HTMLElement) opener.current.focus()
            chosen.current?.run()
            chosen.current = null
          }}
        />
      )}
    </>
  )
}
