const LEAST_DIGITS = 7
const MAILBOX = /^[^\s@<>"?&]+@[^\s@<>"?&]+\.[^\s@<>"?&]+$/

/** `tel:+17135550142;ext=12` for what a sheet has as a telephone number; null where it is none. */
export function telephoneHref(phone: string | null): string | null {
  if (phone === null) return null
  const [number = '', extension] = phone.split(/\s*(?:x|ext\.?|extension)\s*(?=\d)/i)
  // Of several numbers, the first.
  const first = number.split(/[/;,|]|\bor\b/i)[0] ?? ''
  const digits = first.replace(/\D/g, '')
  if (digits.length < LEAST_DIGITS) return null
  const sign = first.trim().startsWith('+') ? '+' : ''
  const suffix = extension === undefined ? '' : `;ext=${extension.replace(/\D.*/, '')}`
  return `tel:${sign}${digits}${suffix}`
}

/** A message to a mailbox with its subject; null where there is no mailbox. */
export function messageHref(email: string | null, subject: string): string | null {
  const mailbox = email?.trim().toWellFormed() ?? ''
  if (!MAILBOX.test(mailbox)) return null
  return `mailto:${encodeURIComponent(mailbox).replace('%40', '@')}?subject=${encodeURIComponent(subject.toWellFormed())}`
}

/** The brochure's address where it is one of the web; anything else is never made a link. */
export function brochureHref(pdfUrl: string | null): string | null {
  if (pdfUrl === null || !URL.canParse(pdfUrl)) return null
  const { protocol, href } = new URL(pdfUrl)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
