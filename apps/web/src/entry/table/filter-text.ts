// A filter in words: "Soil is one of Heavy, Medium".

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { useFurrow } from '../../data/context/furrow-context.ts'
import type { FieldFilter } from '../rows/field-filter.ts'
import { usePickedRow } from '../rows/offered-rows.ts'
import { operatorOf } from '../rows/operators.ts'
import { numberedName } from '../rows/row-name.ts'
import { useCatalogue } from '../rows/use-entity.ts'
import { valueText } from '../rows/value-text.ts'
import type { TextAround } from '../rows/value-text.ts'

/** A row that a filter points at is called by its name. */
export function useFilterText(entity: Entity, filter: FieldFilter): string {
  const catalogue = useCatalogue()
  const { time_zone: timeZone } = useFurrow().settings
  const field = entity.fields[filter.field]
  const target = catalogue.get(field?.target ?? '')
  const id = target && typeof filter.value === 'number' ? filter.value : null
  // Without a target there is no number, and so nothing that is asked for.
  const picked = usePickedRow(target ?? entity, id, undefined)
  const name = target && id !== null ? (picked?.name ?? numberedName(target, id)) : undefined
  return field ? filterText(filter, field, { catalogue, timeZone, name }) : filter.field
}

interface Naming extends TextAround {
  readonly name: string | undefined
}

function filterText(filter: FieldFilter, field: Field, { name, ...around }: Naming): string {
  const operator = operatorOf(field, filter.operator)
  const label = field.label ?? filter.field
  const of = (value: unknown) => name ?? valueText(value, wholeDay(field), around)
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
