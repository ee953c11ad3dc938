import { useEffect, useRef } from 'react'
import { Kbd } from '../kbd.tsx'
import type { Choice, ChoiceGroup } from './choice.ts'
import styles from './choice-list.module.css'

interface ChoiceListProps {
  id: string
  groups: readonly ChoiceGroup[]
  /** The choice that Enter takes, counted over all groups; -1 for none. */
  active: number
  onActive(index: number): void
  onChoose(choice: Choice): void
}

/** The choices of a palette. The focus stays in its input: option `n` is `${id}-${n}`. */
export function ChoiceList({ id, groups, active, onActive, onChoose }: ChoiceListProps) {
  const list = useRef<HTMLDivElement>(null)
  /** To ask the list for it would lay out the page before its time, with every key. */
  const isScrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups put another choice at the same place.
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected=true]')
    // The heading of the first group is seen with its first choice.
    if (active > 0) option?.scrollIntoView({ block: 'nearest' })
    else if (isScrolled.current) list.current?.scrollTo({ top: 0 })
    isScrolled.current = active > 0
  }, [active, groups])

  let index = -1
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Choices"
      className={styles.list}
      onScroll={() => {
        isScrolled.current = true
      }}
    >
      {groups.map(({ name, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={name} role="group" aria-label={name} className={styles.group}>
          <p className={styles.name} aria-hidden>
            {name}
          </p>
          {choices.map((choice) => {
            index += 1
            const at = index
            return (
              <Option
                key={choice.id}
                id={`${id}-${at}`}
                choice={choice}
                isActive={at === active}
                onPoint={() => at !== active && onActive(at)}
                onPress={() => onChoose(choice)}
              />
            )
          })}
        </div>
      ))}
    </div>
  )
}

interface OptionProps {
  id: string
  choice: Choice
  isActive: boolean
  onPoint(): void
  onPress(): void
}

function Option({ id, choice, isActive, onPoint, onPress }: OptionProps) {
  const { name, detail, figure, icon: Icon, keys } = choice
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the focus and takes the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the input has the focus and names the active option.
    <div
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      // A list that moves under a resting pointer must not change the choice.
      onPointerMove={onPoint}
      // The focus stays in the input.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
      <span className={styles.what}>
        <span className={styles.title}>{name}</span>
        {detail !== null && <span className={styles.detail}>{detail}</span>}
      </span>
      {figure !== null && <span className={`${styles.figure} figures`}>{figure}</span>}
      {keys.length > 0 && (
        <span className={styles.keys} aria-hidden>
          {keys.map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
        </span>
      )}
    </div>
  )
}
