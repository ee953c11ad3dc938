/** Said wherever the server cannot be reached; what follows from it is said after it. */
export const SERVER_AWAY = "Can't reach the server."
export const SERVER_AWAY_RETRY = `${SERVER_AWAY} Please try again when it's back.`
