// Which rows are shown by what stands in a column.

import { Button, Radio, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { DialogCard } from '../../ui/dialog-card.tsx'
import type { CellValue } from '../cells/cell-kind.ts'
import { editText } from '../cells/cell-text.ts'
import { FilterChoices } from './filter-choices.tsx'
import { readCell } from '../cells/read-cell.ts'
import type { SheetColumn } from '../cells/sheet-column.ts'
import type { ColumnFilter } from './sheet-view.ts'

interface Props<Row> {
  readonly column: SheetColumn<Row>
  readonly rows: readonly Row[]
  readonly filter: ColumnFilter | undefined
  readonly onFilter: (filter: ColumnFilter | undefined) => void
  readonly onClose: () => void
}

type By = ColumnFilter['by']

export function FilterDialog<Row>({ column, rows, filter, onFilter, onClose }: Props<Row>) {
  const usual = usualBy(column)
  const [by, setBy] = useState<By>(filter?.by ?? usual)
  const [draft, setDraft] = useState<Draft>(() => draftOf(column, filter))
  const [problem, setProblem] = useState<string>()
  const finish = (event: SubmitEvent) => {
    event.preventDefault()
    const read = filterOf(column, by, draft)
    if (typeof read === 'string') return setProblem(read)
    onFilter(read)
    onClose()
  }
  return (
    <DialogCard opened onClose={onClose} title={`Filter by ${column.heading}`} size="sm">
      <form onSubmit={finish}>
        <Stack gap="sm">
          <Radio.Group label="Show rows where it" value={by} onChange={next => setBy(next)}>
            <Stack gap={0}>
              <Radio value={usual} label={wordsBy[usual]} />
              <Radio value="filled" label={wordsBy.filled} />
              <Radio value="empty" label={wordsBy.empty} />
            </Stack>
          </Radio.Group>
          {by === 'text' && (
            <TextInput
              label="Text"
              data-autofocus
              value={draft.text}
              onChange={event => setDraft({ ...draft, text: event.currentTarget.value })}
            />
          )}
          {by === 'span' && <SpanFields column={column} draft={draft} onDraft={setDraft} />}
          {by === 'choices' && (
            <FilterChoices
              column={column}
              rows={rows}
              chosen={draft.values}
              onChosen={values => setDraft({ ...draft, values })}
            />
          )}
          {problem && <p role="alert">{problem}</p>}
          <div className="sheet-dialog-buttons">
            <Button
              variant="default"
              onClick={() => {
                onFilter(undefined)
                onClose()
              }}
            >
              Show all
            </Button>
            <Button type="submit">Filter</Button>
          </div>
        </Stack>
      </form>
    </DialogCard>
  )
}

interface Draft {
  readonly text: string
  readonly from: string
  readonly to: string
  readonly values: readonly (string | number | boolean | null)[]
}

interface SpanProps {
  readonly column: Pick<SheetColumn<never>, 'heading' | 'unit'>
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

function SpanFields({ column, draft, onDraft }: SpanProps) {
  const unit = column.unit ? `, ${column.unit}` : ''
  return (
    <div className="sheet-span">
      {(['from', 'to'] as const).map(end => (
        <TextInput
          key={end}
          label={`${end === 'from' ? 'From' : 'To'}${unit}`}
          data-autofocus={end === 'from' || undefined}
          value={draft[end]}
          onChange={event => onDraft({ ...draft, [end]: event.currentTarget.value })}
        />
      ))}
    </div>
  )
}

const wordsBy: Readonly<Record<By, string>> = {
  text: 'contains',
  span: 'is between',
  choices: 'is one of these',
  filled: 'is filled in',
  empty: 'isn’t filled in',
}

function usualBy<Row>({ kind }: SheetColumn<Row>): By {
  if (kind.is === 'choice' || kind.is === 'flag') return 'choices'
  return ['number', 'money', 'percent', 'day'].includes(kind.is) ? 'span' : 'text'
}

function draftOf<Row>({ kind }: SheetColumn<Row>, filter: ColumnFilter | undefined): Draft {
  const shown = (end: CellValue) => (end === null ? '' : editText(kind, end))
  const span = filter?.by === 'span' ? filter : { from: null, to: null }
  return {
    text: filter?.by === 'text' ? filter.text : '',
    from: shown(span.from),
    to: shown(span.to),
    values: filter?.by === 'choices' ? filter.values : [],
  }
}

/** A sentence where an end cannot be read; nothing where it lets everything through. */
function filterOf<Row>(
  { kind, unit }: SheetColumn<Row>,
  by: By,
  draft: Draft,
): ColumnFilter | string | undefined {
  if (by === 'text') return draft.text.trim() === '' ? undefined : { by, text: draft.text.trim() }
  if (by === 'choices') return draft.values.length === 0 ? undefined : { by, values: draft.values }
  if (by !== 'span') return { by }
  const [from, to] = [readCell(kind, draft.from, unit), readCell(kind, draft.to, unit)]
  if ('wrong' in from) return from.wrong
  if ('wrong' in to) return to.wrong
  if (from.value === null && to.value === null) return undefined
  return { by, from: from.value as End, to: to.value as End }
}

type End = number | string | null
