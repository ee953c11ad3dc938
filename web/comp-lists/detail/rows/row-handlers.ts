/** What can be done with a comp in its row. The same functions for good. */
export interface RowHandlers {
  open(propertyId: string): void
  select(propertyId: string): void
  setSubject(propertyId: string): void
  /** Asks why a comp is left out, beside an element, and leaves it out. */
  askWhy(propertyId: string, beside: Element): void
  include(propertyId: string): void
  remove(propertyId: string): void
  editNotes(propertyId: string): void
  /** Moves a comp by so many places of the included ones. */
  moveBy(propertyId: string, by: number): void
}
