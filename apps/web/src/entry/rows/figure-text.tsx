// A figure of a row as text: with its unit, a row that it points at by its name, nothing as a dash.

import { VisuallyHidden } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { notKnown } from '../../ui/amounts.ts'
import { structureText } from './json-text.ts'
import { asRow, numberedName, relationOfKey, rowName } from './row-name.ts'
import type { Row } from './row-name.ts'
import { RowLink } from './row-link.tsx'
import { useCatalogue } from './use-entity.ts'
import { targetName, valueText } from './value-text.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
}

export function FigureText({ entity, name, row }: Props) {
  const catalogue = useCatalogue()
  const { time_zone: timeZone } = useFurrow().settings
  const field = entity.fields[name]
  const value = row[name]
  if (!field || value === null || value === undefined || value === '') return <Nothing />
  const target = catalogue.get(targetName(field, entity.fields, row) ?? '')
  if (target && typeof value === 'number') {
    const pointed = asRow(row[relationOfKey(entity, name) ?? ''])
    const known = pointed?.['id'] === value ? rowName(target, pointed) : undefined
    return (
      <RowLink resource={target.name} id={value}>
        {known ?? numberedName(target, value)}
      </RowLink>
    )
  }
  if (field.kind === 'object') return <pre style={structure}>{structureText(value)}</pre>
  return valueText(value, field, { catalogue, timeZone }) || <Nothing />
}

const structure = {
  maxHeight: '16rem',
  margin: 0,
  overflow: 'auto',
  fontSize: 'var(--mantine-font-size-xs)',
}

function Nothing() {
  return (
    <>
      <span aria-hidden>{notKnown}</span>
      <VisuallyHidden>empty</VisuallyHidden>
    </>
  )
}
