import { Equal, type LucideIcon, Minus, Pencil, Plus, X } from 'lucide-react'
import type { ImportPlan } from '../../../sync/api/imports.ts'
import { formatCount } from '../../../sync/domain/format.ts'
import { counted } from '../../session/counted.ts'
import styles from './count-tiles.module.css'
import { rekeyedWords, sumWords } from './plan-words.ts'

/** What a tile opens. */
export type Tile = 'new' | 'changed' | 'unchanged' | 'removed' | 'rejected'

interface CountTilesProps {
  plan: ImportPlan
  open: Tile
  onOpen(tile: Tile): void
}

/** The five counts of what will happen, each of which opens its rows, and the sum that makes the file's rows. */
export function CountTiles({ plan, open, onOpen }: CountTilesProps) {
  const { counts, newBuildings, changedFigures, removed } = plan
  const gone = counts.removed + counts.ended
  const listed = removed.filter(({ lists }) => lists > 0).length
  const tiles: { tile: Tile; name: string; icon: LucideIcon; count: number; hint: string }[] = [
    {
      tile: 'new',
      name: 'New',
      icon: Plus,
      count: counts.new,
      hint: newBuildings === 0 ? 'no new building' : counted(newBuildings, 'new building', 'new buildings'),
    },
    {
      tile: 'changed',
      name: 'Changed',
      icon: Pencil,
      count: counts.changed,
      hint: counts.changed === 0 ? 'no difference' : counted(changedFigures, 'field', 'fields'),
    },
    {
      tile: 'unchanged',
      name: 'Unchanged',
      icon: Equal,
      count: counts.unchanged,
      hint: 'ids and notes stay',
    },
    {
      tile: 'removed',
      name: counts.ended > 0 ? 'Kept as ended' : 'Removed',
      icon: Minus,
      count: gone,
      hint:
        gone === 0
          ? 'nothing goes'
          : listed === 0
            ? 'none is in a comp list'
            : `${formatCount(listed)} in comp lists`,
    },
    {
      tile: 'rejected',
      name: 'Rejected',
      icon: X,
      count: counts.rejected,
      hint: counts.rejected === 0 ? 'every row comes in' : 'wait at the source',
    },
  ]
  const share = (part: number) => ({ flexGrow: part })
  return (
    <div className={styles.tiles}>
      {tiles.map(({ tile, name, icon: Icon, count, hint }) => (
        <button
          key={tile}
          type="button"
          className={styles.tile}
          data-tile={tile}
          aria-pressed={tile === open}
          onClick={() => onOpen(tile)}
        >
          <span className={styles.name}>
            <Icon size={14} strokeWidth={1.75} aria-hidden />
            {name}
          </span>
          <strong>{formatCount(count)}</strong>
          <span className="hint">{hint}</span>
        </button>
      ))}
      <div className={styles.sum}>
        <p>{counted(counts.rows, 'row', 'rows')} of the source</p>
        <p className={styles.bar} aria-hidden>
          <span data-part="new" style={share(counts.new)} />
          <span data-part="changed" style={share(counts.changed)} />
          <span data-part="unchanged" style={share(counts.unchanged)} />
          <span data-part="rejected" style={share(counts.rejected + counts.skipped)} />
        </p>
        <p className="hint">
          {sumWords(counts)}
          {rekeyedWords(plan.rekeyed)}
          {gone > 0 &&
            ` The ${counts.ended > 0 ? counted(gone, 'ended one is', 'ended ones are') : counted(gone, 'removed one is', 'removed ones are')} in Clearheight and no longer in the source.`}
        </p>
      </div>
    </div>
  )
}
