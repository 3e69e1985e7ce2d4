// Who changed a figure of the record, when, and from what to what.

import type { LooseSearch } from '@furrow/wire/client/sent-wish'
import { List, Text, Title } from '@mantine/core'
import { whoText } from '../../../entry/history/history-words.ts'
import { usePage } from '../../../entry/rows/use-page.ts'
import { momentText } from '../../../ui/amounts.ts'
import { figureText } from '../kept-figures.ts'
import { changesOf } from './figure-changes.ts'
import type { FigureChange } from './figure-changes.ts'
import type { FigureRow } from './figure-row.ts'

const mostLines = 50

interface HistoryProps {
  readonly figure: FigureRow
}

/** Who changed it last, behind where it comes from. */
export function LastChange({ figure }: HistoryProps) {
  const { data } = useLines(figure)
  const [last] = data ? changesOf(figure.name, data.rows, figure.origin) : []
  if (!last && figure.origin === '') return null
  return (
    <Text c="dimmed">
      {figure.origin}
      {last ? (
        <>
          {figure.origin === '' ? 'Last' : ', last'} changed by {whoText(last.line)},{' '}
          <Moment of={last.line} />
        </>
      ) : null}
    </Text>
  )
}

export function FigureHistory({ figure }: HistoryProps) {
  const { name, field, origin } = figure
  const { data, failure } = useLines(figure)
  if (!data) {
    return <Text c="dimmed">{failure ? 'The history can’t be read now.' : 'Reading…'}</Text>
  }
  const changes = changesOf(name, data.rows, origin)
  return (
    <section>
      <Title order={3}>History</Title>
      {changes.length === 0 ? <Text c="dimmed">Nothing yet.</Text> : null}
      <List size="sm">
        {changes.map(change => (
          <List.Item key={String(change.line['id'])}>
            <ChangeOfFigure change={change} field={field} />
          </List.Item>
        ))}
      </List>
      {data.total > mostLines ? <Text c="dimmed">And earlier changes.</Text> : null}
    </section>
  )
}

function useLines({ record, name }: FigureRow) {
  return usePage('changes', historyWish(record, name), ['assets'])
}

/** Lines of the record in which the figure was something before or after. */
function historyWish(record: number | undefined, name: string): LooseSearch {
  const isSaid = (side: 'before' | 'after') =>
    ({ field: `${side}->${name}`, operator: '!=', value: null }) as const
  return {
    filters: [
      { field: 'entity', value: 'assets' },
      { field: 'row', value: record },
      { or: [isSaid('before'), isSaid('after')] },
    ],
    sort: ['-at', '-id'],
    limit: mostLines,
  }
}

interface ChangeProps extends Pick<FigureRow, 'field'> {
  readonly change: FigureChange
}

function ChangeOfFigure({ change: { line, before, after, origin }, field }: ChangeProps) {
  const said = (value: number | null) => (value === null ? 'empty' : figureText(value, field))
  return (
    <>
      {said(before)} → <strong>{said(after)}</strong>
      {origin === '' ? '' : ` (${origin.toLowerCase()})`}, {whoText(line)}, <Moment of={line} />
    </>
  )
}

function Moment({ of: { at } }: { readonly of: FigureChange['line'] }) {
  return <time dateTime={String(at)}>{momentText(String(at))}</time>
}
