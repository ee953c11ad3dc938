import { Button } from '@radix-ui/themes'
import { ChevronDown, type LucideIcon } from 'lucide-react'
import { Fragment, type KeyboardEvent, type ToggleEvent, useId, useRef, useState } from 'react'
import { stepAmong } from '../step-among.ts'
import styles from './menu.module.css'
import { Tooltip } from './tooltip.tsx'

export interface MenuItem {
  label: string
  icon: LucideIcon
  run(): void
  /** Set apart from the items before it by a line. */
  apart?: boolean
  /** Of an item that is on or off, which one it is. It leaves the menu open. */
  checked?: boolean
}

interface MenuProps {
  label: string
  icon: LucideIcon
  items: readonly MenuItem[]
  /** Words at the top, such as what the items act on. */
  heading?: string
  /** Shows the icon alone; the label becomes its name and its tooltip. */
  iconOnly?: boolean
  /** `ghost`: the icon alone and no border, such as in a row of a table. */
  look?: 'button' | 'ghost'
  tabIndex?: number
  /** Why it cannot be opened; undefined where it can. */
  unavailable: string | undefined
  /** Loads ahead what the items need. */
  onOpen?(): void
}

/** Pixels between the button and its menu. */
const GAP = 4

/** A button with a list of things to do. Arrow keys open it and move through it, as letters do; Esc closes it. */
export function Menu({
  label,
  icon: Icon,
  items,
  heading,
  iconOnly: isIconOnly = false,
  look = 'button',
  tabIndex,
  unavailable,
  onOpen,
}: MenuProps) {
  const iconOnly = isIconOnly || look === 'ghost'
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function place(event: ToggleEvent) {
    if (event.newState !== 'open' || !menu.current || !button.current) return
    const { right, top, bottom } = button.current.getBoundingClientRect()
    const { clientWidth, clientHeight } = document.documentElement
    const { style } = menu.current
    style.right = `${Math.max(clientWidth - right, GAP)}px`
    const opensUp = clientHeight - bottom < top
    style.top = opensUp ? 'auto' : `${bottom + GAP}px`
    style.bottom = opensUp ? `${clientHeight - top + GAP}px` : 'auto'
    style.maxHeight = `${(opensUp ? top : clientHeight - bottom) - 2 * GAP}px`
  }
  function settle(event: ToggleEvent) {
    setOpen(event.newState === 'open')
    if (event.newState !== 'open' || !menu.current) return
    const { style, offsetLeft } = menu.current
    if (offsetLeft < GAP) style.right = `${parseFloat(style.right) + offsetLeft - GAP}px`
    itemsIn(menu.current)[0]?.focus()
    onOpen?.()
  }
  function move(event: KeyboardEvent) {
    // Keys of the screen have nothing to do here.
    event.stopPropagation()
    if (event.key === 'Tab') menu.current?.hidePopover()
    const all = itemsIn(menu.current)
    const current = all.indexOf(document.activeElement as HTMLElement)
    const to = stepAmong(event.key, current, all.length)
    const next = to === null ? typedAmong(event, all, current) : all[to]
    if (next === undefined) return
    event.preventDefault()
    next.focus()
  }
  function openByArrow(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    // Those of the screen move through its rows.
    event.preventDefault()
    event.stopPropagation()
    if (!open) event.currentTarget.click()
  }

  return (
    <>
      <Tooltip content={unavailable ?? (iconOnly ? label : undefined)}>
        <Button
          ref={button}
          type="button"
          variant={look === 'ghost' ? 'ghost' : 'outline'}
          color="gray"
          className={look === 'ghost' ? styles.ghost : styles.button}
          data-icon-only={iconOnly || undefined}
          tabIndex={tabIndex}
          aria-label={iconOnly ? label : undefined}
          aria-haspopup="menu"
          aria-expanded={open}
          aria-disabled={unavailable !== undefined || undefined}
          popoverTarget={unavailable === undefined ? id : undefined}
          onKeyDown={openByArrow}
        >
          <Icon size={look === 'ghost' ? 16 : 15} strokeWidth={1.75} aria-hidden />
          {!iconOnly && label}
          {!iconOnly && <ChevronDown size={14} strokeWidth={1.75} aria-hidden className={styles.chevron} />}
        </Button>
      </Tooltip>
      <div ref={menu} id={id} popover="auto" className={styles.menu} onBeforeToggle={place} onToggle={settle}>
        {heading !== undefined && <p className={styles.heading}>{heading}</p>}
        <div role="menu" aria-label={label} className={styles.items} onKeyDown={move}>
          {items.map(({ label: words, icon: ItemIcon, run, apart = false, checked }) => (
            <Fragment key={words}>
              {apart && <hr className={styles.line} />}
              <button
                type="button"
                {...(checked === undefined
                  ? { role: 'menuitem' }
                  : { role: 'menuitemcheckbox', 'aria-checked': checked })}
                tabIndex={-1}
                className={styles.item}
                onClick={() => {
                  if (checked === undefined) menu.current?.hidePopover()
                  run()
                }}
              >
                <ItemIcon size={15} strokeWidth={1.75} aria-hidden />
                {words}
              </button>
            </Fragment>
          ))}
        </div>
      </div>
    </>
  )
}

function itemsIn(menu: HTMLElement | null): HTMLElement[] {
  return [...(menu?.querySelectorAll<HTMLElement>('[role^=menuitem]') ?? [])]
}

/** The next item that begins with the letter typed. */
function typedAmong({ key, ctrlKey, metaKey, altKey }: KeyboardEvent, all: HTMLElement[], current: number) {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey) return undefined
  const others = [...all.slice(current + 1), ...all.slice(0, current + 1)]
  return others.find((item) => item.textContent.trim().toLowerCase().startsWith(key.toLowerCase()))
}
