// The lines of a sheet as cards, in the order and with the filters of the sheet. A touch opens one: what is
// changed there is written, marked and undone as in the cells.

import { Button, Stack } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { SearchBox } from '../../ui/search-box.tsx'
import { useSheetLines } from '../acts/use-sheet-lines.ts'
import { useLatest } from '../cells/use-latest.ts'
import { useView } from '../view/use-view.ts'
import type { SheetProps } from '../writing/sheet-props.ts'
import { useWriting } from '../writing/use-writing.ts'
import type { CardsOfSheet } from './cards-of-sheet.ts'
import { LineCard } from './line-card.tsx'
import { OpenedLine } from './opened-line.tsx'
import { useAddedLine } from './use-added-line.ts'
import './cards.css'

type Props<Row> = SheetProps<Row> & { readonly cards: CardsOfSheet<Row> }

export function SheetCards<Row>({ cards, ...asTable }: Props<Row>) {
  const props = cards.name ? { ...asTable, rowName: cards.name } : asTable
  const { view } = useView(props)
  const [search, setSearch] = useState('')
  const sheet = useSheetLines(props, { view, search, closed: nothingClosed })
  const { lines, knownOf } = sheet
  const writing = useWriting(useLatest({ props, ...sheet }))
  const [opened, setOpened] = useState<string>()
  const added = useAddedLine(sheet)
  const at = added.line ? added.at : lines.findIndex(({ key }) => key === opened)
  const line = added.line ?? lines[at]
  const add = () => {
    setSearch('')
    added.begin()
  }
  const close = () => {
    setOpened(undefined)
    added.end()
  }
  return (
    <Stack gap="sm" component="section" aria-label={props.title}>
      {props.rows.length > manyRows ? (
        <SearchBox
          label={`Search ${props.title.toLowerCase()}`}
          value={search}
          onChange={setSearch}
        />
      ) : null}
      {cards.add !== undefined && props.canAdd ? (
        <Button
          style={{ alignSelf: 'flex-start' }}
          variant={cards.level ? 'default' : 'filled'}
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={add}
        >
          {cards.add}
        </Button>
      ) : null}
      {lines.map(one => (
        <LineCard
          key={one.key}
          line={one}
          known={knownOf(one)}
          sheet={props}
          cards={cards}
          onOpen={() => (one.row && cards.onOpen ? cards.onOpen(one.row) : setOpened(one.key))}
        />
      ))}
      {lines.length > 0 ? null : props.rows.length > 0 ? props.empty : cards.empty}
      {cards.below}
      {line ? (
        <OpenedLine
          line={line}
          at={at}
          known={knownOf(line)}
          sheet={props}
          writing={writing}
          onClose={close}
        />
      ) : null}
    </Stack>
  )
}

const nothingClosed: ReadonlySet<string> = new Set()
/** With fewer, looking is quicker than searching. */
const manyRows = 8
