import { Button } from '@radix-ui/themes'
import { ArrowLeft, ChevronLeft, ChevronRight, FileText, ListPlus, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { Fragment } from 'react'
import { formatCount, NOT_AVAILABLE } from '../../../sync/domain/format.ts'
import { addressParts } from '../../../sync/domain/place/address-line.ts'
import type { Property } from '../../../sync/domain/property.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { addOneToCompList } from '../addition-store.ts'
import { Badges } from './badges.tsx'
import { brochureHref } from './contact/contact-links.ts'
import styles from './dialog-head.module.css'
import { Figure } from './figure.tsx'

/** The position of the open property among others, and the ways to the next and the previous one. */
export interface Neighbors {
  /** From 0. */
  readonly index: number
  readonly count: number
  /** Opens the one before or after; called only where there is one. */
  go(index: number): void
}

interface DialogHeadProps {
  title: string
  property: Property | null
  neighbors: Neighbors | null
  /** A page of its own: the way out is at the left, and what does not fit stands below. */
  isPage: boolean
}

/** Name, badges, the brochure, the place among the results, and the way out. */
export function DialogHead({ title, property, neighbors, isPage }: DialogHeadProps) {
  return (
    <header className={styles.head}>
      {isPage && (
        <Radix.Close asChild>
          <IconButton icon={ArrowLeft} label="Back" />
        </Radix.Close>
      )}
      <div className={styles.names}>
        <Radix.Title className={styles.title}>
          {property === null ? title : <Figure field="name" of="Name" words={title} quiet />}
        </Radix.Title>
        {property !== null && !isPage && <Identity property={property} />}
        {isPage && neighbors !== null && <Position {...neighbors} />}
      </div>
      {property !== null && !isPage && (
        <>
          <Brochure property={property} />
          <AddToList property={property} />
        </>
      )}
      {neighbors !== null && (
        <nav aria-label="Results" className={styles.neighbors}>
          {!isPage && <Position {...neighbors} />}
          <IconButton
            icon={ChevronLeft}
            label="Previous property"
            shortcut="←"
            disabled={neighbors.index <= 0}
            onClick={() => neighbors.go(neighbors.index - 1)}
          />
          <IconButton
            icon={ChevronRight}
            label="Next property"
            shortcut="→"
            disabled={neighbors.index >= neighbors.count - 1}
            onClick={() => neighbors.go(neighbors.index + 1)}
          />
        </nav>
      )}
      {!isPage && (
        <Radix.Close asChild>
          <IconButton icon={X} label="Close" shortcut="Esc" />
        </Radix.Close>
      )}
    </header>
  )
}

/** Address and badges. */
export function Identity({ property }: { property: Property }) {
  return (
    <div className={styles.identity}>
      <p className={styles.address}>
        <AddressFigures property={property} />
      </p>
      <Badges property={property} />
    </div>
  )
}

/** Leads to the brochure; nothing where the source has no address of one. */
export function Brochure({ property }: { property: Property }) {
  const href = brochureHref(property.pdfUrl)
  if (href === null) return null
  return (
    <Button asChild variant="outline" color="gray" className={styles.brochure}>
      <a href={href} target="_blank" rel="noreferrer">
        <FileText size={15} strokeWidth={1.75} aria-hidden />
        Brochure
      </a>
    </Button>
  )
}

export function AddToList({ property }: { property: Property }) {
  return (
    <Button
      variant="outline"
      color="gray"
      aria-haspopup="dialog"
      className={styles.add}
      onClick={() => addOneToCompList(property)}
    >
      <ListPlus size={15} strokeWidth={1.75} aria-hidden />
      Add to comp list
    </Button>
  )
}

function Position({ index, count }: Neighbors) {
  return (
    <span role="status" className={styles.position}>
      {formatCount(index + 1)} of {formatCount(count)}
    </span>
  )
}

/** The address on one line, each part of it a text that can be corrected. */
function AddressFigures({ property }: { property: Property }) {
  const parts = addressParts(property)
  if (parts.length === 0) return <Figure field="address" of="Address" words={NOT_AVAILABLE} quiet />
  return parts.map(({ field, words }, at) => {
    const between = parts[at + 1]?.before ?? ''
    return (
      <Fragment key={field}>
        <Figure field={field} words={words} quiet>
          {words}
          {/* Inside, so that it stays with what it follows where the address takes several lines. */}
          <span aria-hidden>{between.trimEnd()}</span>
        </Figure>
        {between !== '' && ' '}
      </Fragment>
    )
  })
}
