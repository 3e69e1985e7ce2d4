// The whole sheet on paper: all rows that the filters let through, with headings on each page. It is
// there only as long as it is printed.

import { useEffect, useMemo, useRef, useState } from 'react'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'
import { momentText } from '../../ui/amounts.ts'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { printPart } from '../../ui/table/print-part.ts'
import { plainColumns } from '../view/plain-columns.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly part: RefObject<HTMLDivElement | null>
}

export function SheetPrint<Row>({ state, part }: Props<Row>) {
  const { props, columns, ordered } = state
  const { compact = false, rowName } = props
  // A small sheet names its rows before their cells.
  const names = useMemo(
    () => (compact ? [{ key: 'name of row', heading: '', value: rowName }] : []),
    [compact, rowName],
  )
  const pages = useMemo(() => pagesOf(columns), [columns])
  return (
    <div className="sheet-print print-only" ref={part}>
      {pages.map((page, place) => (
        <PlainTable
          key={page.at(-1)?.key}
          caption={pages.length > 1 ? `${props.title}, part ${place + 1}` : props.title}
          columns={[...names, ...page]}
          rows={ordered.all}
          rowKey={props.rowId}
          forPaper
          bare
        />
      ))}
    </div>
  )
}

/** As many as can be read side by side on paper. */
const mostOnPage = 14

/** What does not fit side by side comes on further pages, beside the columns that stay. */
function pagesOf<Row>(columns: readonly SheetColumn<Row>[]) {
  if (columns.length <= mostOnPage + 2) return [plainColumns(columns)]
  const staying = columns.filter(({ frozen }) => frozen).slice(0, 3)
  const others = columns.filter(column => !staying.includes(column))
  const room = mostOnPage - staying.length
  return Array.from({ length: Math.ceil(others.length / room) }, (_, page) =>
    plainColumns([...staying, ...others.slice(page * room, (page + 1) * room)]),
  )
}

export interface Printing {
  readonly isPrinting: boolean
  readonly part: RefObject<HTMLDivElement | null>
  /** The sheet alone, without the page around it. */
  readonly print: () => void
}

/** Also where someone prints the page by the keys of the browser. */
export function usePrinting(): Printing {
  const part = useRef<HTMLDivElement>(null)
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    // The paper is drawn as soon as this returns.
    const begin = () => flushSync(() => setPrinting(true))
    const end = () => setPrinting(false)
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
  const print = () => {
    flushSync(() => setPrinting(true))
    const said = `${document.title} · ${momentText(new Date().toISOString())}`
    if (part.current) printPart(part.current, said)
  }
  return { isPrinting, part, print }
}
