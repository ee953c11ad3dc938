/** What counts as an address; whether somebody reads mail there only mail can tell. */
export const EMAIL_ADDRESS = /^[^\s@]+@[^\s@]+$/
