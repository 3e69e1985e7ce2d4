// What a filter asks for: the same inputs as in a form, one, a pair, or several.

import { MultiSelect, SimpleGrid } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { fieldFrame } from '../../ui/inputs/field-frame.tsx'
import { FieldInput } from '../inputs/field-input.tsx'
import { ListInput } from '../inputs/list-input.tsx'
import { useCatalogue } from '../rows/use-entity.ts'
import { wordText } from '../rows/value-text.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  readonly takes: 'one' | 'two' | 'several'
  readonly value: unknown
  readonly onCommit: (value: unknown) => void
}

export function FilterValue({ entity, name, takes, value, onCommit }: Props) {
  const field = entity.fields[name]
  if (!field) return null
  if (takes === 'several') return <Several field={field} value={value} onCommit={onCommit} />
  if (takes === 'one')
    return <One entity={entity} name={name} value={value} onCommit={onCommit} label="What" />
  const [low = null, high = null] = Array.isArray(value) ? (value as readonly unknown[]) : []
  return (
    <SimpleGrid cols={2}>
      <One
        entity={entity}
        name={name}
        value={low}
        label="From"
        onCommit={next => onCommit([next, high])}
      />
      <One
        entity={entity}
        name={name}
        value={high}
        label="To"
        onCommit={next => onCommit([low, next])}
      />
    </SimpleGrid>
  )
}

interface OneProps extends Pick<Props, 'entity' | 'name' | 'value' | 'onCommit'> {
  readonly label: string
}

function One({ entity, name, value, label, onCommit }: OneProps) {
  const field = entity.fields[name]
  if (!field) return null
  const fields = { ...entity.fields, [name]: askedField(field, label) }
  return (
    <FieldInput
      entity={{ ...entity, fields }}
      name={name}
      row={{ [name]: value }}
      onCommit={onCommit}
    />
  )
}

/** One line of a long text, the day of a moment, the number of a row that may be of any kind. */
function askedField({ kind, unit, scale, choices, target }: Field, label: string): Field {
  return {
    kind: simpler[kind] ?? kind,
    required: false,
    label,
    ...(unit !== undefined && { unit }),
    ...(scale !== undefined && { scale }),
    ...(choices !== undefined && { choices }),
    ...(target !== undefined && { target }),
  }
}

const simpler: Readonly<Partial<Record<Field['kind'], Field['kind']>>> = {
  'long text': 'text',
  moment: 'date',
  'typed key': 'id',
}

interface SeveralProps extends Pick<Props, 'value' | 'onCommit'> {
  readonly field: Field
}

function Several({ field, value, onCommit }: SeveralProps) {
  const catalogue = useCatalogue()
  const values = Array.isArray(value) ? (value as readonly (string | number)[]) : []
  if (field.kind === 'list') return <ListInput label="What" value={values} onCommit={onCommit} />
  return (
    <MultiSelect
      {...fieldFrame({ label: 'What' })}
      data={(field.choices ?? []).map(word => ({
        value: word,
        label: wordText(field, word, catalogue),
      }))}
      value={values.map(String)}
      onChange={onCommit}
      searchable
      clearable
      clearButtonProps={{ 'aria-label': 'Clear What', tabIndex: 0 }}
    />
  )
}
