// A line of a row's history: who did what and when, figure by figure.

import { List, Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { momentText } from '../../ui/amounts.ts'
import { deedText, figureChanges, figureText, whoText } from './history-words.ts'
import { PutBackButton } from './put-back-button.tsx'
import { asRow } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { useCatalogue } from '../rows/use-entity.ts'

interface Props {
  readonly entity: Entity
  /** As it is now. */
  readonly row: Row
  readonly line: Row
  readonly names: ReadonlyMap<string, string>
}

export function HistoryLine({ entity, row, line, names }: Props) {
  const when = momentText(String(line['at']))
  return (
    <article>
      <Text>
        <strong>{whoText(line)}</strong> {deedText(line)},{' '}
        <time dateTime={String(line['at'])}>{when}</time>
      </Text>
      <Figures entity={entity} row={row} line={line} names={names} />
      <PutBackButton entity={entity} row={row} line={line} when={when} />
    </article>
  )
}

function Figures({ entity, row, line, names }: Props) {
  const catalogue = useCatalogue()
  const { time_zone: timeZone } = useFurrow().settings
  const figures = figureChanges(line, entity)
  if (figures.length === 0) return null
  const around = { entity, catalogue, timeZone, names }
  const was = { ...row, ...asRow(line['before']) }
  const is = { ...row, ...asRow(line['after']) }
  const wasThere = line['before'] !== null && line['before'] !== undefined
  return (
    <List size="sm">
      {figures.map(({ name, label, field, before, after }) => (
        <List.Item key={name}>
          {label}:{' '}
          {wasThere && <span>{figureText(before, { ...around, field, row: was })} → </span>}
          {line['after'] ? figureText(after, { ...around, field, row: is }) : 'gone'}
        </List.Item>
      ))}
    </List>
  )
}
