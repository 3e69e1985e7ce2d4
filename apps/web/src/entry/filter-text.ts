// A filter in words: "Soil is one of Heavy, Medium".

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { FieldFilter } from './field-filter.ts'
import { usePickedRow } from './offered-rows.ts'
import { operatorOf } from './operators.ts'
import { numberedName } from './row-name.ts'
import { useCatalogue } from './use-entity.ts'
import { valueText } from './value-text.ts'

/** A row that a filter points at is called by its name. */
export function useFilterText(entity: Entity, filter: FieldFilter): string {
  const catalogue = useCatalogue()
  const field = entity.fields[filter.field]
  const target = catalogue.get(field?.target ?? '')
  const id = target && typeof filter.value === 'number' ? filter.value : null
  // Without a target there is no number, and so nothing that is asked for.
  const picked = usePickedRow(target ?? entity, id, undefined)
  const name = target && id !== null ? (picked?.name ?? numberedName(target, id)) : undefined
  return field ? filterText(filter, field, { catalogue, name }) : filter.field
}

interface Naming {
  readonly catalogue: Catalogue
  readonly name: string | undefined
}

function filterText(filter: FieldFilter, field: Field, { catalogue, name }: Naming): string {
  const operator = operatorOf(field, filter.operator)
  const label = field.label ?? filter.field
  const of = (value: unknown) => name ?? valueText(value, wholeDay(field), catalogue)
  const values = Array.isArray(filter.value) ? (filter.value as readonly unknown[]) : [filter.value]
  switch (operator?.takes) {
    case 'two':
      return `${label} ${spanText(of(values[0]), of(values[1]))}`
    case 'several':
      return `${label} ${operator.label} ${values.map(of).join(', ')}`
    case 'one':
      return `${label} ${operator.label} ${of(filter.value)}`
    default:
      return `${label} ${operator?.label ?? ''}`.trim()
  }
}

function spanText(low: string, high: string): string {
  if (low === '') return `up to ${high}`
  return high === '' ? `from ${low}` : `between ${low} and ${high}`
}

/** A moment is asked for by its day. */
function wholeDay(field: Field): Field {
  return field.kind === 'moment' ? { ...field, kind: 'date' } : field
}
