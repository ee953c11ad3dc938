/** The gzipped snapshot of the caller's team, with an ETag that changes with every snapshot. */
export const BOOK_PATH = '/api/book'
