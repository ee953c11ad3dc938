import { memo, type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { cardBadges } from '../../sync/domain/amenities/amenity-badges.ts'
import { fieldBadges, subjectBadge } from '../../sync/domain/fields/field-badges.ts'
import {
  formatFeet,
  formatRent,
  formatSquareFeet,
  NO_RENT,
  NOT_AVAILABLE,
  RENT_UNITS,
  type RentUnit,
} from '../../sync/domain/format.ts'
import { addressLine } from '../../sync/domain/place/address-line.ts'
import type { Property } from '../../sync/domain/property.ts'
import { cardPictures } from '../data/maps/card-pictures.ts'
import { useTheme } from '../ui/theme/theme.tsx'
import { usePainted } from '../ui/timing/use-painted.ts'
import { whenInSight } from '../ui/timing/when-in-sight.ts'
import { AddToListButton } from './add-to-list-button.tsx'
import { AssumedBadge, LeaseBadge } from './lease-badge.tsx'
import { PickBox } from './pick-box.tsx'
import styles from './property-card.module.css'
import { PropertyTarget } from './property-target.tsx'
import { RentTierDot } from './rent-tier-dot.tsx'
import { StreetViewButton } from './street-view/street-view-button.tsx'

/** Height of a card in pixels. It never depends on what the property says. */
export const CARD_HEIGHT = 126
/** How many badges have room; a narrow card has room for one less. */
const BADGES_SHOWN = 3
/** Phones have room for `Clear` only. */
const CLEAR_HEIGHT = (
  <>
    Clear<span className={styles.wide}> height</span>
  </>
)

interface PropertyCardProps {
  property: Property
  unit: RentUnit
  /** Position among the results, from 0. */
  index: number
  selected: boolean
  /** True for the one card that Tab reaches. */
  tabbable: boolean
  onOpen: (index: number) => void
  /** Before the name, such as a number. */
  lead?: ReactNode
  /** Before the address, such as a distance. */
  aside?: string
}

/** A property among the results. The whole card is one target, named by the property. */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { property, unit, index, selected, tabbable, onOpen, lead, aside } = props
  const badges = [...subjectBadge(property), ...cardBadges(property), ...fieldBadges(property)]
  const street = addressLine(property, 'short')
  return (
    <article className={styles.card} data-selected={selected || undefined}>
      <CardPicture property={property} />
      <div className={styles.body}>
        <div className={styles.line}>
          {lead}
          <h3 className={styles.name}>
            <PropertyTarget {...{ index, selected, tabbable }} onOpen={() => onOpen(index)}>
              {property.name}
            </PropertyTarget>
          </h3>
          <RentFigure rentPerSf={property.rentPerSf} unit={unit} />
        </div>
        <div className={styles.line}>
          <p className={styles.address}>
            {aside !== undefined && <span className={styles.aside}>{aside} · </span>}
            {street}
            <span className={styles.wide}>{addressLine(property).slice(street.length)}</span>
          </p>
          {property.rentBasisAssumed && property.rentPerSf !== null && <AssumedBadge />}
          <LeaseBadge leaseType={property.leaseType} />
        </div>
        <dl className={styles.figures}>
          <Figure label="Size" value={formatSquareFeet(property.squareFootage)} />
          <Figure label="Type" value={property.propertyType ?? NOT_AVAILABLE} />
          <Figure label={CLEAR_HEIGHT} value={formatFeet(property.clearHeight)} />
          <Figure label="Built" value={property.yearBuilt?.toString() ?? NOT_AVAILABLE} />
          <Figure label="Landlord" value={property.landlordFirm ?? NOT_AVAILABLE} />
        </dl>
        <div className={styles.foot}>
          <ul className={styles.badges} aria-label="Amenities">
            {badges.slice(0, BADGES_SHOWN).map((badge, i) => (
              <li key={badge} className={`${styles.badge} ${i === BADGES_SHOWN - 1 ? styles.wide : ''}`}>
                {badge}
              </li>
            ))}
            <MoreBadges badges={badges.slice(BADGES_SHOWN)} className={styles.wide} />
            <MoreBadges badges={badges.slice(BADGES_SHOWN - 1)} className={styles.narrow} />
          </ul>
          <PickBox id={property.id} name={property.name} index={index} tabbable={tabbable} />
          <StreetViewButton property={property} tabbable={tabbable} />
          <AddToListButton property={property} tabbable={tabbable} />
        </div>
      </div>
    </article>
  )
})

function MoreBadges({ badges, className }: { badges: readonly string[]; className: string | undefined }) {
  if (badges.length === 0) return null
  return (
    <li className={`${styles.more} ${className}`} title={badges.join(', ')}>
      +{badges.length}
    </li>
  )
}

function Figure({ label, value }: { label: ReactNode; value: string }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd title={value} data-missing={value === NOT_AVAILABLE || undefined}>
        {value}
      </dd>
    </div>
  )
}

/**
 * The picture side of a card. Asked for once, when the card is in sight; a card without one has no such side. It follows
 * the card's words by a frame: to draw another picture takes longer than all of them.
 */
function CardPicture({ property: now }: { property: Property }) {
  const property = usePainted(now)
  const read = () => cardPictures.of(property)
  const picture = useSyncExternalStore(cardPictures.subscribe, read, read)
  const { theme } = useTheme()
  const area = useRef<HTMLDivElement>(null)
  const isWaiting = picture.kind === 'not_requested'

  useEffect(() => {
    const { current } = area
    if (!isWaiting || current === null) return
    return whenInSight(current, () => {
      cardPictures.request(property, { width: current.offsetWidth, height: current.offsetHeight })
    })
  }, [isWaiting, property])

  if (picture.kind === 'failed') return null
  return (
    <div ref={area} className={styles.picture} aria-busy={picture.kind === 'loading' || undefined}>
      {picture.kind === 'shown' && (
        <>
          <img
            className={styles.image}
            src={picture.addressIn(theme)}
            data-drawn={picture.isDrawn || undefined}
            alt={`Map around ${property.name}`}
            draggable={false}
            onError={() => cardPictures.fail(property)}
          />
          <span className={styles.dot}>
            <RentTierDot rentPerSf={now.rentPerSf} large />
          </span>
        </>
      )}
    </div>
  )
}

/** A property's rent and its unit, or 'Contact for pricing'. */
function RentFigure({ rentPerSf, unit }: { rentPerSf: number | null; unit: RentUnit }) {
  if (rentPerSf === null) return <span className={styles.none}>{NO_RENT}</span>
  return (
    <span className={styles.rent}>
      {formatRent(rentPerSf, unit)} <span className={styles.unit}>{RENT_UNITS[unit]}</span>
    </span>
  )
}
