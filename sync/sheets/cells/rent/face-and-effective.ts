const FIGURE = String.raw`[$.\d](?:[^,;|(]|,(?=\d{3}))*?`
const FACE = `(?:face|base|contract|starting|start)(?: (?:rent|rate))?[:=]?`
const EFFECTIVE = String.raw`(?:(?:net |avg\.? |average )?eff(?:ective)?\.?|ner)(?: (?:rent|rate))?[:=]?`
const APART = ' ?[,;|/(] ?'
/** From when a rent is in effect. */
const DAY = /\d[/-]\d|\b20\d\d\b/

/** `face $9.10 / eff. $8.40`, `$9.10 face ($8.40 net effective)`. */
const BOTH: readonly RegExp[] = [
  new RegExp(`^${FACE} ?(?<face>${FIGURE})${APART}${EFFECTIVE} ?(?<effective>${FIGURE})\\)?$`),
  new RegExp(`^${EFFECTIVE} ?(?<effective>${FIGURE})${APART}${FACE} ?(?<face>${FIGURE})\\)?$`),
  new RegExp(`^(?<face>${FIGURE}) ${FACE}${APART}(?<effective>${FIGURE}) ${EFFECTIVE}\\)?$`),
  new RegExp(`^(?<effective>${FIGURE}) ${EFFECTIVE}${APART}(?<face>${FIGURE}) ${FACE}\\)?$`),
  new RegExp(`^(?<face>${FIGURE})${APART}(?<effective>${FIGURE}) ${EFFECTIVE}\\)?$`),
  new RegExp(`^(?<face>${FIGURE})${APART}${EFFECTIVE} ?(?<effective>${FIGURE})\\)?$`),
]

/** The rent of the lease and the one after concessions, of a cell that names both. */
export interface FaceAndEffective {
  readonly face: string
  readonly effective: string
}

/** `null` where a text does not name both; it is in the form of `figureText`. */
export function faceAndEffective(text: string): FaceAndEffective | null {
  if (!/\beff|\bner\b/.test(text)) return null
  for (const pattern of BOTH) {
    const { face, effective } = pattern.exec(text)?.groups ?? {}
    if (face !== undefined && effective !== undefined && !DAY.test(effective))
      return { face: face.trim(), effective: effective.trim() }
  }
  return null
}
