// What stands around the rows of a list.

interface Page {
  readonly rows: string
  readonly total: number
  /** Rows of a page; nothing where all are told. */
  readonly size?: number
}

export function pageAround(address: URL, { rows, total, size }: Page): string {
  const current = Number(address.searchParams.get('page') ?? 1)
  const perPage = size ?? total
  const last = Math.max(1, Math.ceil(total / Math.max(1, perPage)))
  const path = `${address.origin}${address.pathname}`
  const url = (page: number) => `${path}?page=${page}`
  const before = current > 1 ? url(current - 1) : null
  const after = current < last ? url(current + 1) : null
  const first = (current - 1) * perPage + 1
  const isEmpty = first > total
  const links = { first: url(1), last: url(last), prev: before, next: after }
  const meta = {
    current_page: current,
    from: isEmpty ? null : first,
    last_page: last,
    links: [
      { url: before, label: '&laquo; Previous', active: false },
      ...pagesShown(current, last).map(page =>
        page === undefined
          ? { url: null, label: '...', active: false }
          : { url: url(page), label: String(page), active: page === current },
      ),
      { url: after, label: 'Next &raquo;', active: false },
    ],
    path,
    per_page: perPage,
    to: isEmpty ? null : Math.min(total, current * perPage),
    total,
  }
  return `{"data":[${rows}],"links":${JSON.stringify(links)},"meta":${JSON.stringify(meta)}}`
}

/** Up to 13 pages each is named; of more, those around this one and at both ends. */
function pagesShown(current: number, last: number): readonly (number | undefined)[] {
  const span = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, place) => from + place)
  if (last <= 13) return span(1, last)
  if (current <= 7) return [...span(1, 10), undefined, last - 1, last]
  if (current > last - 7) return [1, 2, undefined, ...span(last - 9, last)]
  return [1, 2, undefined, ...span(current - 3, current + 3), undefined, last - 1, last]
}
