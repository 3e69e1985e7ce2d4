// The values of a column to choose from, each with how many rows have it.

import { Button, Checkbox } from '@mantine/core'
import { useMemo, useState } from 'react'
import { SearchBox } from '../../ui/search-box.tsx'
import { cellText } from '../cells/cell-text.ts'
import { foldedText } from '../../ui/folded-text.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import { isBlank } from '../cells/sheet-lines.ts'

type Choice = string | number | boolean | null

interface Props<Row> {
  readonly column: SheetColumn<Row>
  readonly rows: readonly Row[]
  readonly chosen: readonly Choice[]
  readonly onChosen: (chosen: readonly Choice[]) => void
}

/** With fewer, looking is quicker than searching. */
const manyChoices = 8

export function FilterChoices<Row>({ column, rows, chosen, onChosen }: Props<Row>) {
  const [search, setSearch] = useState('')
  const counts = useMemo(() => countsIn(rows, column), [rows, column])
  const shown = counts.filter(({ label }) => foldedText(label).includes(foldedText(search)))
  const toggle = (value: Choice) =>
    onChosen(chosen.includes(value) ? chosen.filter(one => one !== value) : [...chosen, value])
  return (
    <fieldset className="sheet-choices">
      <legend>Values</legend>
      {counts.length > manyChoices && (
        <SearchBox label="Search the values" value={search} onChange={setSearch} />
      )}
      <div>
        <Button variant="subtle" onClick={() => onChosen(shown.map(({ value }) => value))}>
          Select all
        </Button>
        <Button variant="subtle" onClick={() => onChosen([])}>
          Deselect all
        </Button>
      </div>
      {shown.map(({ value, label, count }) => (
        <Checkbox
          key={String(value)}
          label={`${label} (${count})`}
          checked={chosen.includes(value)}
          onChange={() => toggle(value)}
        />
      ))}
    </fieldset>
  )
}

interface Counted {
  readonly value: Choice
  readonly label: string
  readonly count: number
}

/** What the list offers, and what stands in rows, in the order of the list. */
function countsIn<Row>(
  rows: readonly Row[],
  { kind, value }: SheetColumn<Row>,
): readonly Counted[] {
  const counts = new Map<Choice, number>()
  if (kind.is === 'choice') for (const option of kind.options) counts.set(option.value, 0)
  if (kind.is === 'flag') counts.set(true, 0).set(false, 0)
  counts.set(null, 0)
  for (const row of rows) {
    const own = value(row)
    const held = isBlank(own) ? [null] : Array.isArray(own) ? own : [own]
    for (const one of held as readonly Choice[]) counts.set(one, (counts.get(one) ?? 0) + 1)
  }
  return [...counts].map(([choice, count]) => ({
    value: choice,
    label: choice === null ? 'Not filled in' : cellText(kind, choice),
    count,
  }))
}
