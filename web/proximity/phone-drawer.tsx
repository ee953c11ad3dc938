import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { formatCount } from '../../sync/domain/format.ts'
import { Sheet } from '../ui/layers/dialog.tsx'
import { FilterFields } from './filter/filter-fields.tsx'
import { PlaceForm } from './form/place-form.tsx'
import styles from './phone-drawer.module.css'

interface PhoneDrawerProps {
  open: boolean
  onClose(): void
  form: ComponentProps<typeof PlaceForm>
  filters: ComponentProps<typeof FilterFields>
  /** How many comps are shown; null before a first search. */
  shown: number | null
  /** How many filters there are to clear. */
  active: number
  onClear(): void
}

/** The form and the filters of a phone. */
export function PhoneDrawer({ open, onClose, form, filters, shown, active, onClear }: PhoneDrawerProps) {
  return (
    <Sheet
      open={open}
      onClose={onClose}
      side="bottom"
      title="Search around a place"
      footer={
        <Button type="button" className={styles.done} onClick={onClose}>
          {shown === null ? 'Close' : `Show ${formatCount(shown)} ${shown === 1 ? 'property' : 'properties'}`}
        </Button>
      }
    >
      <PlaceForm {...form} stacked />
      <section className={styles.filters} aria-label="Filter Properties">
        <header className={styles.head}>
          <h3 className={styles.title}>Filter Properties</h3>
          <Button type="button" variant="ghost" color="gray" disabled={active === 0} onClick={onClear}>
            Clear All
          </Button>
        </header>
        <FilterFields {...filters} />
      </section>
    </Sheet>
  )
}
