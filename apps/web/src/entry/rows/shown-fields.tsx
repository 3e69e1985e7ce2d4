// Fields of a row that are only read, as a list of names and what they say.

import { SimpleGrid, Stack, Text, Title } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { FigureText } from './figure-text.tsx'
import type { NamedField } from './field-groups.ts'
import type { Row } from './row-name.ts'

interface Props {
  readonly entity: Entity
  readonly row: Row
  readonly fields: readonly NamedField[]
  readonly title?: string
}

export function ShownFields({ entity, row, fields, title }: Props) {
  const shown = fields.filter(([, field]) => !field.secret)
  if (shown.length === 0) return null
  return (
    <Stack gap="sm" component="section" aria-label={title}>
      {title && (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      <SimpleGrid
        className="shown-fields"
        component="dl"
        cols={{ base: 1, sm: 2, lg: 3 }}
        spacing="md"
        m={0}
      >
        {shown.map(([name, field]) => (
          <div key={name}>
            <Text component="dt" size="sm" c="dimmed">
              {field.label ?? name}
            </Text>
            <Text component="dd" m={0} style={{ overflowWrap: 'anywhere' }}>
              <FigureText entity={entity} name={name} row={row} />
            </Text>
          </div>
        ))}
      </SimpleGrid>
    </Stack>
  )
}
