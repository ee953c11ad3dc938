/** What firms are called and people are not, as alternatives of a pattern in small letters. */
export const FIRM_WORDS =
  'partners|realty|group|advisors|advisory|associates|brokerage|properties|real estate|commercial|cre|company|services|capital|international|industrial'
