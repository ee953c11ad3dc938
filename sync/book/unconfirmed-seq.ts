/** The number of a change that this browser made and no server has confirmed. No change of the server's has it. */
export const UNCONFIRMED_SEQ = Number.MAX_SAFE_INTEGER
