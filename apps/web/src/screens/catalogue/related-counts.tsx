// How many rows of other records belong to a row, each with the way to them.

import { Group, Stack, Text, Title } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { memberName } from '@furrow/wire/member-name'
import { RowsLink } from '../../entry/rows/row-link.tsx'
import { countedRelations, relationTitle, rowsBehind } from '../../entry/table/record-columns.ts'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { useCounts } from './use-counts.ts'

interface Props {
  readonly entity: Entity
  readonly id: number
}

export function RelatedCounts({ entity, id }: Props) {
  const catalogue = useCatalogue()
  const relations = countedRelations(entity)
  const { data: counts } = useCounts(entity, id, relations)
  if (relations.length === 0 || !counts) return null
  return (
    <Stack gap="sm" component="section" aria-label="Related records">
      <Title order={2}>Related records</Title>
      <Group component="ul" gap="lg" p={0} m={0}>
        {relations.map(name => {
          const count = Number(counts[memberName(`${name}_count`)] ?? 0)
          const text = `${relationTitle(entity, name, catalogue)}: ${count.toLocaleString('en-AU')}`
          const behind = rowsBehind(entity.relations[name], entity, id)
          return (
            <li key={name} style={{ listStyle: 'none' }}>
              {behind && count > 0 ? (
                <RowsLink {...behind}>{text}</RowsLink>
              ) : (
                <Text c="dimmed">{text}</Text>
              )}
            </li>
          )
        })}
      </Group>
    </Stack>
  )
}
