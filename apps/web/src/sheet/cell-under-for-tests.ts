// A cell of a sheet on a screen, for tests.

import { screen } from '@testing-library/react'

/** Of a sheet, by what its column is called. */
export async function cellUnder(heading: string, line = 0): Promise<HTMLElement> {
  const head = await screen.findByRole('columnheader', { name: heading })
  const place = Number(head.ariaColIndex ?? head.getAttribute('aria-colindex')) - 2
  const cell = document.querySelector<HTMLElement>(
    `[data-line="${line}"] > [data-place="${place}"]`,
  )
  if (!cell) throw new Error(`Nothing stands under ${heading}.`)
  return cell
}
