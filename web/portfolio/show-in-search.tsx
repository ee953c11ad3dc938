import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { useMemo } from 'react'
import type { Book } from '../../sync/book/book.ts'
import type { PortfolioFilter } from '../../sync/portfolio/portfolio-filter.ts'
import { searchLink } from './search-link.ts'

interface ShowInSearchProps {
  book: Book
  filters: readonly PortfolioFilter[]
  className: string
}

/** Leads to the same properties on the search page, where that can ask for all of it. */
export function ShowInSearch({ book, filters, className }: ShowInSearchProps) {
  const search = useMemo(() => searchLink(book, filters), [book, filters])
  if (search === null) return null
  return (
    <Link to="/search" search={search} className={className}>
      Show all in Search
      <ArrowRight size={13} strokeWidth={1.75} aria-hidden />
    </Link>
  )
}
