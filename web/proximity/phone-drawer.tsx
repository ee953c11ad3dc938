import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { CompsFields, type CompsFieldsProps } from '../criteria/panel/comps-fields.tsx'
import { showWords } from '../criteria/panel/comps-filters.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'
import { PlaceForm } from './form/place-form.tsx'
import styles from './phone-drawer.module.css'

interface PhoneDrawerProps {
  open: boolean
  onClose(): void
  form: ComponentProps<typeof PlaceForm>
  filters: CompsFieldsProps
  /** Whether a place was searched. */
  hasResult: boolean
}

/** The form and the filters of a phone. */
export function PhoneDrawer({ open, onClose, form, filters, hasResult }: PhoneDrawerProps) {
  const { narrowing, found } = filters
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="bottom"
      title="Search around a place"
      footer={
        <Button type="button" className={styles.done} onClick={onClose}>
          {hasResult ? showWords(found.length) : 'Close'}
        </Button>
      }
    >
      <PlaceForm {...form} stacked />
      <section className={styles.filters} aria-label="Filters">
        <header className={styles.head}>
          <h3 className={styles.title}>Filters</h3>
          <Button
            type="button"
            variant="ghost"
            color="gray"
            disabled={narrowing.criteria?.length === 0}
            onClick={narrowing.clear}
          >
            Clear All
          </Button>
        </header>
        <CompsFields {...filters} />
      </section>
    </Sheet>
  )
}
