// The input that fits a declared field: label, help, unit, bounds and choices come from its declaration.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { followsFromOwner } from '@furrow/wire/follows-from-owner'
import { BlurInput } from '../../ui/inputs/blur-input.tsx'
import { CurrencyInput } from '../../ui/inputs/currency-input.tsx'
import { DateInput } from '../../ui/inputs/date-input.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { FlagInput } from '../../ui/inputs/flag-input.tsx'
import { NumberInput } from '../../ui/inputs/number-input.tsx'
import { PercentageInput } from '../../ui/inputs/percentage-input.tsx'
import type { SaveMarkState } from '../../ui/save-mark.tsx'
import { ListInput } from './list-input.tsx'
import { KeyInput, WordInput } from './picked-input.tsx'
import type { Row } from '../rows/row-name.ts'
import { StructureInput } from './structure-input.tsx'
import { TimeInput } from './time-input.tsx'
import { boundsText } from '../rows/value-text.ts'

interface Props {
  readonly entity: Entity
  readonly name: string
  /** The row as it is filled in so far, with what its keys point at where that is at hand. */
  readonly row: Row
  readonly onCommit: (value: unknown) => void
  readonly error?: string | undefined
  readonly disabled?: boolean | undefined
  readonly state?: SaveMarkState | undefined
}

export function FieldInput({ entity, name, row, ...props }: Props) {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no field ${name}.`)
  const framed = { ...props, label: field.label ?? name, required: isNeeded(entity, name) }
  const value = row[name] ?? null
  switch (field.kind) {
    case 'key':
    case 'typed key':
      return (
        <KeyInput
          {...framed}
          entity={entity}
          name={name}
          row={row}
          field={field}
          description={field.help}
        />
      )
    case 'choice':
    case 'type':
      return <WordInput {...framed} value={value as string | null} field={field} />
    case 'list':
    case 'object':
      return <Structured {...framed} field={field} value={value} />
    case 'text':
    case 'long text':
      return <Written {...framed} field={field} value={value as string | null} />
    case 'date':
      return <DateInput {...framed} value={value as string | null} description={field.help} />
    case 'moment':
      return <TimeInput {...framed} field={field} value={value as string | null} />
    case 'flag':
      return <Answered {...framed} field={field} value={value as boolean | null} />
    default:
      return <Figure {...framed} field={field} value={value as number | null} />
  }
}

/** What is filled in by itself need not be filled in. */
function isNeeded({ fields, ownedBy }: Entity, name: string): boolean {
  const field = fields[name]
  return Boolean(field?.required) && !followsFromOwner(ownedBy, name)
}

type Of<Value> = FieldProps<Value> & { readonly field: Field }

function Written({ field, ...props }: Of<string>) {
  return (
    <BlurInput
      {...props}
      description={field.help}
      maxLength={field.max}
      type={field.keys}
      multiline={field.kind === 'long text'}
    />
  )
}

function Answered({ field, ...props }: Of<boolean>) {
  return <FlagInput {...props} description={field.help} clearable={!field.required} />
}

function Structured({ field, ...props }: Of<unknown>) {
  if (field.kind === 'object') return <StructureInput {...props} description={field.help} />
  const items = props.value as readonly (string | number)[] | null
  return <ListInput {...props} value={items} description={field.help} />
}

function Figure({ field, ...props }: Of<number>) {
  const help = [field.help, boundsText(field)].filter(Boolean).join(' ')
  if (field.kind === 'fraction') return <PercentageInput {...props} description={help} />
  if (field.kind === 'money') {
    const per = field.unit?.startsWith('$/') ? `Per ${field.unit.slice(2)}.` : ''
    const said = [help, per].filter(Boolean).join(' ')
    return <CurrencyInput {...props} description={said} />
  }
  return (
    <NumberInput {...props} description={help} unit={field.unit} ungrouped={isNumbering(field)} />
  )
}

/** Years and numbers of rows are no amounts. */
function isNumbering({ kind, min = 0, max = Infinity }: Field): boolean {
  return kind === 'id' || (kind === 'count' && min >= 1000 && max < 10_000)
}
