import { readPercent } from '../cells/read-percent.ts'
import { ownColumn } from './own-column.ts'

const RULES = { label: 'Leased share', least: 0, most: 100 }

export const percentLeased = ownColumn('percentLeased', {
  aliases:
    'percent leased|leased percent|~occupancy|percent occupied|occupancy percent|occupancy rate|~leased|percent occupancy|occupied percent|percent let|leased rate|percent leased rate|lease percent|leased pct|~occupied|~occ|occ percent|percent occ|current occupancy|occupancy level|~lease up|occupied rate|percentage leased|percentage occupied|occupancy at sale|percent leased at sale|leased at sale|percent leased occupied|leased occupied|total leased percent',
  avoid: 'date type cost submarket market certificate average status tenant sf',
  fillers: 'percent current building physical economic',
  read: (cell, _, { isFraction }) => readPercent(cell, RULES, isFraction),
})
