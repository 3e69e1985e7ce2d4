// From one page of a table to another.

import { Pagination } from '@mantine/core'

interface Props {
  readonly page: number
  readonly lastPage: number
  readonly onPage: (page: number) => void
}

export function TablePages({ page, lastPage, onPage }: Props) {
  if (lastPage <= 1) return null
  return (
    <nav aria-label="Pages">
      <Pagination
        total={lastPage}
        value={Math.min(page, lastPage)}
        onChange={onPage}
        size="md"
        siblings={1}
        getItemProps={page => ({ 'aria-label': `Page ${page}` })}
        getControlProps={control => ({ 'aria-label': controls[control] })}
      />
    </nav>
  )
}

const controls = {
  first: 'First page',
  previous: 'Previous page',
  next: 'Next page',
  last: 'Last page',
} as const
