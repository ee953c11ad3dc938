import { codesAndNames, US_STATES } from './us-states.ts'

const TERRITORIES = codesAndNames(
  'DC District of Columbia|PR Puerto Rico|GU Guam|VI Virgin Islands|AS American Samoa|MP Northern Mariana Islands',
)

const PROVINCES = codesAndNames(
  'AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon',
)

/** The traditional abbreviations, written with a period, and other unambiguous names. */
const OLD_NAMES = codesAndNames(
  'AL Ala|AZ Ariz|AR Ark|CA Calif|CO Colo|CT Conn|DE Del|FL Fla|IL Ill|IN Ind|KS Kans|KY Ky|LA La|MD Md|MA Mass|MI Mich|MN Minn|MS Miss|MT Mont|NE Neb|NE Nebr|NV Nev|NM N Mex|NM New Mex|ND N Dak|OK Okla|OR Ore|OR Oreg|PA Penn|PA Penna|SD S Dak|TN Tenn|TX Tex|VT Vt|VA Va|WA Wash|WV W Va|WI Wis|WI Wisc|WY Wyo|DC Washington DC|NL Newfoundland|QC Québec|VI U S Virgin Islands|VI US Virgin Islands',
)

const CODE_BY_NAME: ReadonlyMap<string, string> = new Map(
  [...US_STATES, ...TERRITORIES, ...PROVINCES, ...OLD_NAMES].map(([code, name]) => [
    name.toLowerCase(),
    code,
  ]),
)
const CODES: ReadonlySet<string> = new Set(CODE_BY_NAME.values())
const PROVINCE_CODES: ReadonlySet<string> = new Set(PROVINCES.map(([code]) => code))
const US_CODES: ReadonlySet<string> = new Set([...US_STATES, ...TERRITORIES].map(([code]) => code))

/** The two-letter code of a state, a territory or a Canadian province; `null` where the words are none. */
export function stateCode(words: string): string | null {
  if (CODES.has(words)) return words
  const bare = words.replaceAll('.', ' ').replace(/\s+/g, ' ').trim()
  const code = bare.replaceAll(' ', '').toUpperCase()
  if (CODES.has(code)) return code
  return CODE_BY_NAME.get(bare.toLowerCase()) ?? null
}

/** True for a province or a territory of Canada. */
export function isProvince(code: string | null): boolean {
  return code !== null && PROVINCE_CODES.has(code)
}

/** True for a state of the United States and its territories. */
export function isUsState(code: string | null): boolean {
  return code !== null && US_CODES.has(code)
}
