import { Button } from '@radix-ui/themes'
import { PackageOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { ApiPerson } from '../../sync/api/people.ts'
import { Select } from '../ui/fields/select.tsx'
import { ownedWords } from './owned-words.ts'
import styles from './people-panel.module.css'

interface LeaverBoxProps {
  person: ApiPerson
  heirs: readonly ApiPerson[]
  takesFocus: boolean
  onHandOver(to: ApiPerson): Promise<void>
  onCancel: (() => void) | undefined
}

/** What somebody leaves behind, and to whom it goes. */
export function LeaverBox({ person, heirs, takesFocus, onHandOver, onCancel }: LeaverBoxProps) {
  const [chosen, setChosen] = useState<string | null>(null)
  const box = useRef<HTMLElement>(null)
  const heir = heirs.find(({ id }) => id === chosen) ?? heirs[0]
  useEffect(() => {
    if (takesFocus) box.current?.querySelector<HTMLElement>('select, button')?.focus()
  }, [takesFocus])
  return (
    <section ref={box} className={styles.box} aria-label={`Work of ${person.name}`}>
      <PackageOpen size={15} strokeWidth={1.75} aria-hidden className={styles.boxIcon} />
      <p className={styles.left}>
        <strong>
          {person.name} {person.disabledAt === null ? 'has' : 'left'} {ownedWords(person)}.
        </strong>{' '}
        <span className="muted">Private lists stay unread: whoever takes them over becomes their owner.</span>
      </p>
      <span className={styles.boxActions}>
        {heir === undefined ? (
          <span className="muted">
            Nobody else may take them over: it takes a member or an administrator.
          </span>
        ) : (
          <>
            <Select
              label="Hand over to"
              size="small"
              value={heir.id}
              options={heirs.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={setChosen}
            />
            <Button size="1" variant="outline" color="gray" onClick={() => void onHandOver(heir)}>
              Hand over
            </Button>
          </>
        )}
        {onCancel !== undefined && (
          <Button size="1" variant="outline" color="gray" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </span>
    </section>
  )
}
