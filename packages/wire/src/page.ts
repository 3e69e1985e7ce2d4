// What stands behind the rows of a page: where the other pages are, and how many rows there are in
// all. The addresses carry the page alone; what else was asked for is left out, as the convention has it.

import type { PageWish } from './wish.ts'

export interface PageOfRows {
  /** Scheme, host and path of the request. */
  readonly url: string
  readonly page: PageWish
  /** How many rows there are in all, and how many of them on this page. */
  readonly total: number
  readonly count: number
}

/** Closes an answer that began with `{"data":[…]`; the rows are JSON already and are not read again. */
export function pageTail(rows: PageOfRows, warnings: readonly object[] = []): string {
  const pages = pagesOf(rows)
  const meta = { ...metaOf(rows, pages), ...(warnings.length > 0 && { warnings }) }
  return `,"links":${JSON.stringify(linksOf(pages))},"meta":${JSON.stringify(meta)}}`
}

interface Pages {
  readonly url: string
  readonly current: number
  readonly last: number
}

function pagesOf({ url, page, total }: PageOfRows): Pages {
  if (page.limit === 'all') return { url, current: 1, last: 1 }
  return { url, current: page.page, last: Math.max(1, Math.ceil(total / page.limit)) }
}

function linksOf({ url, current, last }: Pages) {
  return {
    first: addressOf(url, 1),
    last: addressOf(url, last),
    prev: current > 1 ? addressOf(url, current - 1) : null,
    next: current < last ? addressOf(url, current + 1) : null,
  }
}

function addressOf(url: string, page: number): string {
  return `${url}?page=${page}`
}

function metaOf({ url, page, total, count }: PageOfRows, pages: Pages) {
  const before = page.limit === 'all' ? 0 : (pages.current - 1) * page.limit
  return {
    current_page: pages.current,
    from: count > 0 ? before + 1 : null,
    last_page: pages.last,
    links: turningOf(pages),
    path: url,
    per_page: page.limit === 'all' ? total : page.limit,
    to: count > 0 ? before + count : null,
    total,
  }
}

interface Turning {
  readonly url: string | null
  readonly label: string
  readonly active: boolean
}

function turningOf(pages: Pages): Turning[] {
  const { prev, next } = linksOf(pages)
  return [
    { url: prev, label: '&laquo; Previous', active: false },
    ...shownPages(pages).map(page => turnTo(page, pages)),
    { url: next, label: 'Next &raquo;', active: false },
  ]
}

function turnTo(page: number | 'gap', { url, current }: Pages): Turning {
  if (page === 'gap') return { url: null, label: '...', active: false }
  return { url: addressOf(url, page), label: String(page), active: page === current }
}

const mostWithoutGap = 13
const nearAnEnd = 7
const runAtAnEnd = 10
const besideCurrent = 3

/** Both ends and the surroundings of the current page. */
function shownPages({ current, last }: Pages): readonly (number | 'gap')[] {
  if (last <= mostWithoutGap) return run(1, last)
  if (current <= nearAnEnd) return [...run(1, runAtAnEnd), 'gap', last - 1, last]
  if (current > last - nearAnEnd) return [1, 2, 'gap', ...run(last - runAtAnEnd + 1, last)]
  const around = run(current - besideCurrent, current + besideCurrent)
  return [1, 2, 'gap', ...around, 'gap', last - 1, last]
}

function run(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}
