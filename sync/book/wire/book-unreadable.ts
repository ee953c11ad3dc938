/** The bytes are not a book this version reads: damaged, cut short, or of another format. */
export class BookUnreadable extends Error {
  override name = 'BookUnreadable'
}
