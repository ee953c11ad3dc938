const NAMES = `AL Alabama|AK Alaska|AZ Arizona|AR Arkansas|CA California|CO Colorado|CT Connecticut|DE Delaware|
DC District of Columbia|FL Florida|GA Georgia|HI Hawaii|ID Idaho|IL Illinois|IN Indiana|IA Iowa|KS Kansas|KY Kentucky|
LA Louisiana|ME Maine|MD Maryland|MA Massachusetts|MI Michigan|MN Minnesota|MS Mississippi|MO Missouri|MT Montana|
NE Nebraska|NV Nevada|NH New Hampshire|NJ New Jersey|NM New Mexico|NY New York|NC North Carolina|ND North Dakota|
OH Ohio|OK Oklahoma|OR Oregon|PA Pennsylvania|RI Rhode Island|SC South Carolina|SD South Dakota|TN Tennessee|TX Texas|
UT Utah|VT Vermont|VA Virginia|WA Washington|WV West Virginia|WI Wisconsin|WY Wyoming|PR Puerto Rico|GU Guam|
VI Virgin Islands|AS American Samoa|MP Northern Mariana Islands`

const PROVINCES = `AB Alberta|BC British Columbia|MB Manitoba|NB New Brunswick|NL Newfoundland and Labrador|
NS Nova Scotia|NT Northwest Territories|NU Nunavut|ON Ontario|PE Prince Edward Island|QC Quebec|SK Saskatchewan|YT Yukon`

/** The abbreviations of old, with a full stop, and other names that are one state's only. */
const OLD_NAMES = `AL Ala|AZ Ariz|AR Ark|CA Calif|CO Colo|CT Conn|DE Del|FL Fla|IL Ill|IN Ind|KS Kans|KY Ky|LA La|
MD Md|MA Mass|MI Mich|MN Minn|MS Miss|MT Mont|NE Neb|NE Nebr|NV Nev|NM N Mex|NM New Mex|ND N Dak|OK Okla|OR Ore|OR Oreg|
PA Penn|PA Penna|SD S Dak|TN Tenn|TX Tex|VT Vt|VA Va|WA Wash|WV W Va|WI Wis|WI Wisc|WY Wyo|DC Washington DC|
NL Newfoundland|QC Québec|VI U S Virgin Islands|VI US Virgin Islands`

function byName(lists: readonly string[]): ReadonlyMap<string, string> {
  const entries = lists
    .join('|')
    .split('|')
    .map((entry) => entry.trim())
  return new Map(entries.map((entry) => [entry.slice(3).toLowerCase(), entry.slice(0, 2)]))
}

const CODE_BY_NAME = byName([NAMES, PROVINCES, OLD_NAMES])
const US_CODES: ReadonlySet<string> = new Set(byName([NAMES]).values())
const CODES: ReadonlySet<string> = new Set(CODE_BY_NAME.values())

/** The two-letter code of a state, a territory or a Canadian province; `null` where the words are none. */
export function stateCode(words: string): string | null {
  const bare = words.replaceAll('.', ' ').replace(/\s+/g, ' ').trim()
  const code = bare.replaceAll(' ', '').toUpperCase()
  if (CODES.has(code)) return code
  return CODE_BY_NAME.get(bare.toLowerCase()) ?? null
}

export function isUsState(code: string | null): boolean {
  return code !== null && US_CODES.has(code)
}
