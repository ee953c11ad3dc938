import { Link, useNavigate } from '@tanstack/react-router'
import { ClipboardList, ListFilter, LocateFixed, type LucideIcon, MessageSquare, Search } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { formatCount, formatMiles } from '../../sync/domain/format.ts'
import { countStatus } from '../../sync/portfolio/optimal-range.ts'
import { radiusParam } from '../../sync/proximity/proximity-params.ts'
import { type LastPlace, lastPlace } from '../data/places/last-place.ts'
import { SCREEN_NAMES, SCREENS, type Screen } from '../screens.ts'
import { Page } from '../ui/chrome/page.tsx'
import { useShortcuts } from '../ui/chrome/shortcuts.ts'
import { Kbd } from '../ui/kbd.tsx'
import { Skeleton } from '../ui/states/skeleton.tsx'
import { ChoiceCard } from './choice-card.tsx'
import type { FunnelStep } from './funnel.ts'
import type { HomeFigures } from './home-figures.ts'
import styles from './home-page.module.css'
import { NearbyCompsMap, NearbyCompsSkeleton } from './nearby-comps-map.tsx'

/** Ways on beside the two cards, where their screens are there. */
const LINKS: Partial<Record<Screen['path'], { words: string; keys: string; icon: LucideIcon }>> = {
  '/search': { words: 'Search all properties', keys: '/', icon: Search },
  '/comp-lists': { words: `Open ${SCREEN_NAMES['/comp-lists']}`, keys: 'G L', icon: ClipboardList },
  '/chat': { words: `Ask the ${SCREEN_NAMES['/chat']}`, keys: 'G A', icon: MessageSquare },
}

const dateFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric' })

/** What the user came for. `figures` are null until the book is here. */
export function HomePage({ figures, children }: { figures: HomeFigures | null; children: ReactNode }) {
  const navigate = useNavigate()
  const [last] = useState(lastPlace)
  useShortcuts('Home', [
    { keys: '1', shown: ['1'], words: 'Proximity Comps', run: () => void navigate({ to: '/proximity' }) },
    { keys: '2', shown: ['2'], words: 'Build a Portfolio', run: () => void navigate({ to: '/portfolio' }) },
    {
      keys: '[Shift]+/',
      shown: ['/'],
      words: 'Search all properties',
      run: () => void navigate({ to: '/search', state: { focusSearch: true } }),
    },
  ])
  return (
    <Page title="Clearheight">
      <header className={styles.head}>
        <h1 className={styles.title}>What do you need?</h1>
        <p className={styles.date}>{dateFormat.format(new Date())}</p>
      </header>
      <div className={styles.cards}>
        <ChoiceCard
          to="/proximity"
          title="Proximity Comps"
          words="Comparable properties near an address or coordinates within a custom radius."
          action="Search by address"
          shortcut="1"
          sign={LocateFixed}
          beside={last !== null && <LastPlaceLink last={last} />}
          picture={
            figures === null ? (
              <NearbyCompsSkeleton />
            ) : (
              figures.surroundings !== null && <NearbyCompsMap surroundings={figures.surroundings} />
            )
          }
        />
        <ChoiceCard
          to="/portfolio"
          title="Build a Portfolio"
          words="AI-guided filtering that narrows thousands of properties to a comp set of optimal size."
          action="Narrow the market"
          shortcut="2"
          sign={ListFilter}
          beside={figures !== null && propertiesWords(figures.funnel[0]?.left ?? 0)}
          picture={figures === null ? <FunnelSkeleton /> : <FunnelChart steps={figures.funnel} />}
        />
      </div>
      <div className={styles.morning}>{children}</div>
      <p className={styles.links}>
        <span className="muted">or</span>
        {SCREENS.map(({ path }) => {
          const link = LINKS[path]
          if (link === undefined) return null
          const { words, keys, icon: Icon } = link
          return (
            <Link key={path} to={path} className={`${styles.link} link`}>
              <Icon size={15} strokeWidth={1.75} aria-hidden />
              {words}
              <Kbd>{keys}</Kbd>
            </Link>
          )
        })}
      </p>
    </Page>
  )
}

/** Where the user looked for comps last, with the same radius. */
function LastPlaceLink({ last }: { last: LastPlace }) {
  const { label, radius, ...place } = last
  return (
    <>
      last:{' '}
      <Link to="/proximity" search={{ ...place, radius: radiusParam(radius) }} className="link">
        {label}, {formatMiles(radius)}
      </Link>
    </>
  )
}

const propertiesWords = (count: number) => `${formatCount(count)} ${count === 1 ? 'property' : 'properties'}`

/** How many properties are left after each of a few steps. */
function FunnelChart({ steps }: { steps: readonly FunnelStep[] }) {
  const most = steps[0]?.left ?? 0
  return (
    <dl className={styles.chart}>
      {steps.map(({ words, left }, i) => (
        <div key={words} className={styles.step}>
          <dt className={`${styles.words} truncate`}>{words}</dt>
          <dd className={`${styles.left} figures`}>
            <span
              className={styles.bar}
              data-optimal={(i > 0 && countStatus(left) === 'perfect') || undefined}
              style={{ width: `${most === 0 ? 0 : (left / most) * 100}%` }}
            />
            <span className={styles.count}>{formatCount(left)}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Shares that look like a funnel, while the real ones are on their way. */
const WAITING = [100, 42, 20, 10, 6, 3] as const

function FunnelSkeleton() {
  return (
    <div className={styles.chart}>
      {WAITING.map((share) => (
        <div key={share} className={styles.step}>
          <span className={styles.waiting}>
            <Skeleton width={92} />
          </span>
          <Skeleton width={`${share}%`} height={13} />
        </div>
      ))}
    </div>
  )
}
