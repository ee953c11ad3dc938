import { type CoordinatesReading, readingOf } from './coordinates-reading.ts'

/** What a pasted link says: a point, or words to look up in its place. */
export type MapLink = CoordinatesReading | { readonly kind: 'words'; readonly words: string }

const DEGREES = String.raw`([-+]?\d{1,3}(?:\.\d+)?)`
const PAIR = String.raw`${DEGREES}[,~][\s+]*${DEGREES}`

/** The marked place is preferred to the center of the map. */
const POINTS = [
  new RegExp(`.*!3d${DEGREES}!4d${DEGREES}`),
  new RegExp(`[?&](?:q|query|ll|center|destination|daddr|viewpoint|cp)=(?:loc:)?\\s*${PAIR}`),
  new RegExp(`/(?:place|search)/${PAIR}`),
  new RegExp(`[?&]mlat=${DEGREES}&mlon=${DEGREES}`),
  new RegExp(`@${PAIR}`),
  new RegExp(`#map=[\\d.]+/${DEGREES}/${DEGREES}`),
]
const WORDS = [/[?&](?:q|query|address|destination|daddr)=([^&#]+)/, /\/(?:place|search)\/([^/@?#]+)/]

const LINK = /^(?:https?:\/\/|(?:www\.|maps\.)?google\.[a-z.]{2,6}\/|maps\.app\.goo\.gl\/|goo\.gl\/)/i
const NOWHERE = 'This link does not say where it leads. Please paste the address or the coordinates.'

/** Reads a link of Google Maps and its like, or a `geo:` address (RFC 5870). Null for words that are no link. */
export function readMapLink(text: string): MapLink | null {
  const link = text.trim()
  const geo = /^geo:(.*)$/is.exec(link)
  if (geo !== null) return readGeo(decoded(geo[1] ?? ''))
  return LINK.test(link) ? pointOrWords(decoded(link)) : null
}

/** `geo:0,0?q=…` asks for what follows instead. */
function readGeo(rest: string): MapLink {
  if (/[?&]q=/.test(rest)) return pointOrWords(rest)
  const match = new RegExp(`^${PAIR}`).exec(rest)
  return match === null ? { kind: 'invalid', sentence: NOWHERE } : pointIn(match)
}

function pointOrWords(link: string): MapLink {
  for (const pattern of POINTS) {
    const match = pattern.exec(link)
    if (match !== null) return pointIn(match)
  }
  for (const pattern of WORDS) {
    const words = pattern.exec(link)?.[1]?.replaceAll('+', ' ').trim()
    if (words) return { kind: 'words', words }
  }
  return { kind: 'invalid', sentence: NOWHERE }
}

function pointIn([, latitude, longitude]: readonly string[]): CoordinatesReading {
  return readingOf(Number(latitude), Number(longitude))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
