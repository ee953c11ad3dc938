const IMPROVEMENTS = [
  'ti',
  'tis',
  'tenant improvement',
  'tenant improvements',
  'build out',
  'buildout',
  'work letter',
]
const MONEY = [
  '',
  ' money',
  ' dollars',
  ' funds',
  ' contribution',
  ' credit',
  ' budget',
  ' allowance',
  ' allowances',
]
const EACH = ['', ' psf', ' per sf', ' / sf', ' per foot', ' a foot', ' per square foot']

/** What a landlord pays for a tenant's improvements may be called, parted by `|`: "of TI", "tenant improvement money per foot". */
export const ALLOWANCE_PHRASES = [
  ...IMPROVEMENTS.flatMap((what) => MONEY.map((money) => `${what}${money}`))
    .filter((said) => !/^(?:build|work)/.test(said) || said.split(' ').length > 2)
    .flatMap((said) => EACH.map((each) => `${said}${each}`))
    .flatMap((said) => [said, `of ${said}`, `in ${said}`]),
  "ti's",
  'ti package',
  'improvement allowance',
  'allowance',
].join('|')
