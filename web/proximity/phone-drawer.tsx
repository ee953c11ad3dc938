import { Button } from '@radix-ui/themes'
import type { ComponentProps } from 'react'
import { formatCount } from '../../sync/domain/format.ts'
import { LazyMoreFilters } from '../criteria/lazy-more-filters.tsx'
import type { MoreFiltersProps } from '../criteria/more-filters.tsx'
import { Sheet } from '../ui/layers/dialog.tsx'
import { FilterFields } from './filter/filter-fields.tsx'
import { PlaceForm } from './form/place-form.tsx'
import styles from './phone-drawer.module.css'

interface PhoneDrawerProps {
  open: boolean
  onClose(): void
  form: ComponentProps<typeof PlaceForm>
  filters: ComponentProps<typeof FilterFields>
  more: Omit<MoreFiltersProps, 'panel'>
  /** How many comps are shown; null before a first search. */
  shown: number | null
  /** How many filters there are to clear. */
  active: number
  onClear(): void
}

/** The form and the filters of a phone. */
export function PhoneDrawer(props: PhoneDrawerProps) {
  const { open, onClose, form, filters, more, shown, active, onClear } = props
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
        <LazyMoreFilters panel="near" {...more} />
      </section>
    </Sheet>
  )
}
