import { phraseTable } from '../../words/phrase-table.ts'

/** Roads that have a number, by how it is written. */
export const numbered = phraseTable([
  ['I', 'i|ih|interstate|interstate highway'],
  ['US', 'us|us highway|us hwy|u s|us route|us rt'],
  ['Hwy', 'hwy|highway|sh|state highway|state hwy|state route|sr|tx|ca|route|rt|rte|state road'],
  ['FM', 'fm|fm road|farm to market|farm to market road'],
  ['Beltway', 'beltway|bw|the beltway'],
  ['Loop', 'loop|the loop'],
  ['Spur', 'spur'],
])
/** What one road does where another is. */
export const meets: ReadonlySet<string> = new Set(['meets', 'crosses', 'hits', 'intersects'])
/** What stands between two roads that meet. */
export const joints: ReadonlySet<string> = new Set(['&', 'and', 'n', '/', 'at', '@', ...meets])
/** Roads with a name. */
export const named = phraseTable([
  ['Grand Parkway', 'grand parkway|the grand parkway|grand pkwy|sh 99|hwy 99|highway 99|tx 99'],
  [
    'Beltway 8',
    'sam houston tollway|sam houston parkway|the beltway|beltway|sam houston|bw8|belt 8|beltway8',
  ],
  ['Hardy Toll Road', 'hardy toll road|hardy toll|hardy tollway|the hardy'],
  ['Katy Freeway', 'katy freeway|katy fwy'],
  ['Gulf Freeway', 'gulf freeway|gulf fwy'],
  ['North Freeway', 'north freeway|north fwy'],
  ['East Freeway', 'east freeway|east fwy'],
  ['South Freeway', 'south freeway|south fwy'],
  ['Northwest Freeway', 'northwest freeway|northwest fwy|nw freeway|nw fwy'],
  ['Southwest Freeway', 'southwest freeway|southwest fwy|sw freeway|sw fwy'],
  ['Eastex Freeway', 'eastex freeway|eastex fwy|eastex|east texas freeway|east tex freeway|east texas fwy'],
  ['La Porte Freeway', 'la porte freeway|la porte fwy|laporte freeway'],
  ['Pasadena Freeway', 'pasadena freeway|pasadena fwy'],
  ['Crosby Freeway', 'crosby freeway|crosby fwy'],
  ['Tomball Parkway', 'tomball parkway|tomball pkwy'],
  ['Westpark Tollway', 'westpark tollway|westpark toll road'],
  ['Loop 610', '610 loop|the 610 loop|loop 610'],
  ['NJ Turnpike', 'nj turnpike|new jersey turnpike|njtp|the turnpike|turnpike'],
  ['PA Turnpike', 'pa turnpike|pennsylvania turnpike'],
  ['Mass Pike', 'mass pike|masspike|massachusetts turnpike'],
  ['President George Bush Turnpike', 'president george bush turnpike|george bush turnpike|pgbt'],
  ['Dallas North Tollway', 'dallas north tollway|dnt'],
  ['Garden State Parkway', 'garden state parkway|gsp parkway'],
  ['Long Island Expressway', 'long island expressway|lie'],
])
/** How else addresses and notes write the roads that have a number as well. */
export const SPELLINGS: ReadonlyMap<string, readonly string[]> = new Map([
  ['Katy Freeway', ['Katy Fwy']],
  ['Gulf Freeway', ['Gulf Fwy', 'I 45 S', 'I 45 South']],
  ['North Freeway', ['North Fwy', 'I 45 N', 'I 45 North']],
  ['East Freeway', ['East Fwy', 'I 10 E', 'I 10 East']],
  ['South Freeway', ['South Fwy', 'Hwy 288', 'SH 288']],
  ['Northwest Freeway', ['Northwest Fwy', 'Hwy 290', 'US 290']],
  ['Southwest Freeway', ['Southwest Fwy', 'Hwy 59 S', 'US 59 South']],
  ['Eastex Freeway', ['Eastex Fwy', 'Hwy 59 N', 'US 59 North']],
  ['La Porte Freeway', ['La Porte Fwy', 'Hwy 225', 'SH 225']],
  ['Pasadena Freeway', ['Pasadena Fwy', 'Hwy 225', 'SH 225']],
  ['Crosby Freeway', ['Crosby Fwy', 'Hwy 90', 'US 90']],
  ['Tomball Parkway', ['Tomball Pkwy', 'Hwy 249', 'SH 249']],
  ['Grand Parkway', ['Grand Pkwy', 'Hwy 99', 'SH 99']],
  ['Beltway 8', ['Sam Houston']],
])

/** How addresses and notes may write a road of a number. */
export function spellingsOf(kind: string, number: string): string[] {
  switch (kind) {
    case 'I':
      return [`I ${number}`, `IH ${number}`, `Interstate ${number}`]
    case 'US':
      return [`US ${number}`, `Hwy ${number}`, `US Hwy ${number}`, `Highway ${number}`]
    case 'Hwy':
      return ['Hwy', 'Highway', 'SH', 'TX', 'State Hwy', 'State Highway', 'US', 'I', 'Route', 'Rt', 'FM'].map(
        (word) => `${word} ${number}`,
      )
    case 'Beltway':
      return [`Beltway ${number}`, `BW ${number}`, 'Sam Houston']
    default:
      return [`${kind} ${number}`]
  }
}
