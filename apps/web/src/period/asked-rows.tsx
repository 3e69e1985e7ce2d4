// A page can be opened at some of its rows: its address says which, and they alone are shown until all are
// asked for.

import { Button, Group, Text } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo, useState } from 'react'
import { countText } from '../ui/amounts.ts'

type Word = number | string

interface Numbered {
  readonly id: number
}

export interface RowsAsked<Row> {
  readonly shown: readonly Row[]
  readonly showAll: () => void
  /** Not all of them are shown. */
  readonly isSome: boolean
}

/** What an address says to show some rows alone. */
export const rowsAsked = (rows: readonly Word[]) => ({ rows })

/** `wordOf`: what the address calls a row by; its number unless said. */
export function useAskedRows<Row extends Numbered>(
  rows: readonly Row[],
  wordOf: (row: Row) => Word | undefined = idOf,
): RowsAsked<Row> {
  const { rows: said }: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const [known, setKnown] = useState<ReadonlySet<number>>()
  if (!known && rows.length > 0) setKnown(new Set(rows.map(idOf)))
  const shown = useMemo(() => {
    const words = new Set(Array.isArray(said) ? (said as readonly unknown[]) : [])
    if (!rows.some(row => words.has(wordOf(row)))) return rows
    // What is added meanwhile stays in sight.
    return rows.filter(row => words.has(wordOf(row)) || !known?.has(row.id))
  }, [rows, said, known, wordOf])
  const showAll = useCallback(
    () => void navigate({ to: '.', search: now => ({ ...now, rows: undefined }), replace: true }),
    [navigate],
  )
  return { shown, showAll, isSome: shown !== rows }
}

const idOf = ({ id }: Numbered): number => id

interface Props {
  readonly asked: RowsAsked<unknown>
  readonly all: number
}

/** Above the sheet: that not all is shown, and the way to all. */
export function AskedRows({ asked: { shown, showAll, isSome }, all }: Props) {
  if (!isSome) return null
  return (
    <Group gap="sm" className="no-print">
      <Text role="status">
        Showing {countText(shown.length, 'row')} of {all}.
      </Text>
      <Button variant="default" size="sm" onClick={showAll}>
        Show all
      </Button>
    </Group>
  )
}
