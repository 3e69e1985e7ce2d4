// What became of the figure that was asked about, from the history of its record: what someone may not see is not told
// there, and so not here.

import type { Entity } from '@furrow/catalogue/entity'
import { Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { figureChanges, figureText, rowsTold, whoText } from '../../entry/history/history-words.ts'
import { useRowNames } from '../../entry/history/use-row-names.ts'
import { asRow } from '../../entry/rows/row-name.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { useCatalogue, useEntity } from '../../entry/rows/use-entity.ts'
import { usePage } from '../../entry/rows/use-page.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { dayOfMoment } from '../../ui/amounts.ts'
import type { QuestionThread } from './question-thread.ts'

interface Props {
  readonly thread: QuestionThread
}

export function FigureSince({ thread }: Props) {
  const { about_type: resource, about_id: row, field: figure, created_at: asked } = thread
  if (resource === null || row === null || figure === null || asked === null) return null
  return (
    <WithCatalogue skeleton={null}>
      <Known {...{ resource, row, figure, asked }} />
    </WithCatalogue>
  )
}

interface KnownProps {
  readonly resource: string
  readonly row: number
  readonly figure: string
  readonly asked: string
}

function Known({ resource, row, figure, asked }: KnownProps) {
  const entity = useEntity(resource)
  const { data } = usePage('changes', sinceWish({ resource, row, asked }), [resource])
  if (!entity?.fields[figure] || !data || data.lastPage > 1) return null
  const lines = data.rows.filter(line =>
    figureChanges(line, entity).some(({ name }) => name === figure),
  )
  if (lines.length > 0) return <Changed {...{ entity, figure, lines }} />
  return <Text c="dimmed">The figure is as it was when asked.</Text>
}

interface ChangedProps {
  readonly entity: Entity
  readonly figure: string
  /** Oldest first. */
  readonly lines: readonly Row[]
}

function Changed({ entity, figure, lines }: ChangedProps) {
  const catalogue = useCatalogue()
  const { time_zone: timeZone } = useFurrow().settings
  const names = useRowNames(rowsTold(lines, { entity, now: {} }))
  const [first = {}] = lines
  const last = lines.at(-1) ?? first
  const text = (side: unknown) => {
    const row = asRow(side) ?? {}
    const field = entity.fields[figure]
    return figureText(row[figure], { entity, catalogue, timeZone, names, field, row })
  }
  const who = `${whoText(last)} on ${dayOfMoment(String(last['at']))}`
  const isGone = asRow(last['after']) === undefined
  return (
    <Text>
      {text(first['before'])} when asked,{' '}
      {isGone ? `then deleted (by ${who})` : `now ${text(last['after'])} (changed by ${who})`}
    </Text>
  )
}

const mostLines = 100

function sinceWish({ resource, row, asked }: Pick<KnownProps, 'resource' | 'row' | 'asked'>) {
  return {
    filters: [
      { field: 'entity', value: resource },
      { field: 'row', value: row },
      { field: 'at', operator: '>', value: asked },
    ],
    sort: ['at', 'id'],
    limit: mostLines,
  } as const
}
