import { largest } from './note-figures.ts'
import { mentionsOf } from './note-mentions.ts'

const SQUARE_FEET =
  '(\\d[\\d,]*(?:\\.\\d+)?)(k?)[\\s-]*(?:±|\\+\\/-)?\\s*(?:r?sf|sq\\.? ?ft\\.?|square feet|square foot)'
const OFFICE_ADJECTIVE =
  '(?!(?:with|and|plus|warehouse|building|manufacturing|facility|total|on|r?sf|sq)\\b)[\\w/-]+\\s+'
const OFFICE_BEFORE = new RegExp(`${SQUARE_FEET}\\s+(?:${OFFICE_ADJECTIVE}){0,4}$`, 'i')
const OFFICE_AFTER = new RegExp(
  `^(?:\\s+(?:space|area|buildout))?\\s*[:(–-]?\\s*(?:of )?(?:±|~|\\+\\/-|approx\\.?)?\\s*${SQUARE_FEET}\\b`,
  'i',
)

/** Square feet of office the note states, the largest of several; null where it states none. */
export function officeSfIn(note: string): number | null {
  return largest(
    mentionsOf(note, 'office').map(({ start, end }) => {
      const after = note.slice(end, end + 50)
      const isWholeBuilding = /^\s*(?:\/|-|&)?\s*(?:warehouse|whse|showroom|flex)/i.test(after)
      const figure =
        (isWholeBuilding ? null : OFFICE_BEFORE.exec(note.slice(Math.max(0, start - 60), start))) ??
        OFFICE_AFTER.exec(after)
      if (figure === null) return null
      return Number((figure[1] ?? '').replaceAll(',', '')) * (figure[2] === '' ? 1 : 1000)
    }),
  )
}

/** The depth of the truck court the note states, feet; the largest of several. */
export function truckCourtFeetIn(note: string): number | null {
  return largest(
    mentionsOf(note, 'truckCourt').map(({ start, end }) => {
      const feet =
        /\b(\d{2,3})(?:\s?['’]|[\s-]?(?:ft|foot|feet))\s+(?:[a-z-]+\s+){0,2}$/i.exec(
          note.slice(Math.max(0, start - 40), start),
        ) ??
        /^s?(?:\s+(?:depth|of))*\s*[:(]?\s*(\d{2,3})(?:\s?['’]|[\s-]?(?:ft|foot|feet))/i.exec(
          note.slice(end, end + 30),
        )
      return feet === null ? null : Number(feet[1])
    }),
  )
}

/** Volts and amps as stated, such as `277/480` and `2,000`. */
export interface Electricity {
  amps: string | null
  volts: string | null
}

/** The electrical service a note or a power cell states. */
export function electricityIn(text: string): Electricity {
  return {
    amps: /\b(\d[\d,]{0,7})\s?-?(?:[Aa][Mm][Pp][Ss]?|A)\b/.exec(text)?.[1] ?? null,
    volts: /\b(\d{3}(?:[/-]\d{3})?)\s?-?(?:[Vv][Oo][Ll][Tt][Ss]?|[Vv])\b/.exec(text)?.[1] ?? null,
  }
}
