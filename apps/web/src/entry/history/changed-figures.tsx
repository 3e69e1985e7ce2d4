// The figures that a line of a history changed: each with what it was and what it became.

import { List } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { figureChanges, figureText } from './history-words.ts'
import { asRow } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { useCatalogue } from '../rows/use-entity.ts'

interface Props {
  readonly entity: Entity
  /** As far as it is known; the line says the rest. */
  readonly row: Row
  readonly line: Row
  readonly names: ReadonlyMap<string, string>
  /** Without figures that only followed from others of the row. */
  readonly isBrief?: boolean
}

export function ChangedFigures({ entity, row, line, names, isBrief = false }: Props) {
  const catalogue = useCatalogue()
  const { time_zone: timeZone } = useFurrow().settings
  const all = figureChanges(line, entity)
  const entered = isBrief ? all.filter(({ field }) => !field?.formula) : []
  const figures = entered.length > 0 ? entered : all
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
