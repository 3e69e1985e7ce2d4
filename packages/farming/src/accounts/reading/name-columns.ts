// Which columns of a page hold the names of accounts and headings.

import { isErrorText } from './page-cells.ts'
import type { ReadCell } from './page-cells.ts'
import type { PageLayout } from './page-layout.ts'

/** Columns whose texts are names: headed so, or with texts in front of all amounts. */
export function nameColumns({ grid, bodyStart, columns }: PageLayout): readonly number[] {
  const notNames = new Set(['code', 'type', 'note', 'section', 'centre', 'date'])
  const body = grid.slice(bodyStart)
  const headed = columns.filter(({ role }) => role === 'name').map(({ place }) => place)
  const withoutCodes = (places: readonly number[]) =>
    places.filter((place, index) => index === places.length - 1 || !holdsCodes(body, place))
  if (headed.length > 0) {
    const [from = 0] = headed
    const until =
      columns.find(({ place, hasMoney }) => place > from && hasMoney)?.place ?? columns.length
    const under = columns
      .filter(
        ({ place, role }) =>
          (place >= from && place < until && !notNames.has(role ?? '')) || role === 'name',
      )
      .filter(({ place }) => body.some(row => row[place]?.kind === 'text') || place === from)
      .map(({ place }) => place)
    return withoutCodes(under)
  }
  const texts = columns.map(({ place }) => body.filter(row => isWords(row[place])).length)
  const money = columns.map(({ place }) => body.filter(row => row[place]?.kind === 'money').length)
  const firstAmount = columns.find(
    ({ place, role }) =>
      role !== 'code' &&
      (money[place] ?? 0) > 0 &&
      (money[place] ?? 0) >= (texts[place] ?? 0) &&
      texts.slice(0, place).some(count => count > 0),
  )?.place
  const unheaded = columns
    .filter(
      ({ place, role }) =>
        place < (firstAmount ?? columns.length) &&
        (texts[place] ?? 0) > 0 &&
        !notNames.has(role ?? ''),
    )
    .map(({ place }) => place)
  return withoutCodes(unheaded)
}

function isWords(cell: ReadCell | undefined): boolean {
  return cell?.kind === 'text' && /\p{L}/u.test(cell.text) && !isErrorText(cell.text)
}

function holdsCodes(body: PageLayout['grid'], place: number): boolean {
  const texts = body.flatMap(row => (row[place]?.kind === 'text' ? [row[place].text] : []))
  const codes = texts.filter(text => /^(?=.*\d)[A-Z\d./-]{1,10}$/i.test(text))
  return codes.length > 0 && codes.length > texts.length * 0.6
}
