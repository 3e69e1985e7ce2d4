// Fields that are picked instead of typed: a word out of a fixed list, the kind of record of a pair,
// a row of another record.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { asRow, relationOfKey } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { RowPicker } from './row-picker.tsx'
import { useCatalogue } from '../rows/use-entity.ts'
import { targetName, wordText } from '../rows/value-text.ts'

export function WordInput({ field, ...props }: FieldProps<string> & { readonly field: Field }) {
  const catalogue = useCatalogue()
  const options = (field.choices ?? []).map(word => ({
    value: word,
    label: wordText(field, word, catalogue),
  }))
  return <ChoiceInput {...props} options={options} description={field.help} />
}

interface KeyProps extends Omit<FieldProps<unknown>, 'value'> {
  readonly entity: Entity
  readonly name: string
  readonly row: Row
  readonly field: Field
}

export function KeyInput({ entity, name, row, field, ...props }: KeyProps) {
  const target = targetName(field, entity.fields, row)
  const value = row[name]
  const id = typeof value === 'number' ? value : null
  if (target === undefined) {
    const type = entity.fields[field.by ?? '']?.label ?? 'kind'
    const first = `Choose “${type}” first.`
    return <BlurInput {...props} value={null} disabled description={first} onCommit={nothing} />
  }
  const relation = relationOfKey(entity, name)
  const known = relation === undefined ? undefined : asRow(row[relation])
  // Another kind of record is another picker: nothing of what was sought stays.
  return <RowPicker key={target} {...props} resource={target} value={id} row={row} known={known} />
}

function nothing() {
  return undefined
}
