/** For how many days a browser shows what it keeps while the server does not answer, where no setting says so. */
export const OFFLINE_DAYS = 7
