// What a field can be asked for, in words, by its kind.

import type { Field } from '@furrow/catalogue/fields'

export type OperatorName =
  | 'contains'
  | 'lacks'
  | 'begins'
  | 'is'
  | 'is_not'
  | 'above'
  | 'least'
  | 'below'
  | 'most'
  | 'between'
  | 'one_of'
  | 'none_of'
  | 'holds_any'
  | 'holds_all'
  | 'empty'
  | 'filled'

interface FieldOperator {
  readonly name: OperatorName
  readonly label: string
  readonly takes: 'nothing' | 'one' | 'two' | 'several'
}

/** The first is the one that is offered. */
export function operatorsFor(field: Field): readonly FieldOperator[] {
  const empty = canBeEmpty(field) ? emptiness : []
  return [...operatorsOfKind(field.kind), ...empty]
}

export function operatorOf(field: Field, name: string): FieldOperator | undefined {
  return operatorsFor(field).find(operator => operator.name === name)
}

export function canBeEmpty({ required, kind }: Field): boolean {
  return !required && kind !== 'id'
}

const is: FieldOperator = { name: 'is', label: 'is', takes: 'one' }
const isNot: FieldOperator = { name: 'is_not', label: 'is not', takes: 'one' }
const between: FieldOperator = { name: 'between', label: 'between', takes: 'two' }
const emptiness: readonly FieldOperator[] = [
  { name: 'empty', label: 'is empty', takes: 'nothing' },
  { name: 'filled', label: 'is filled in', takes: 'nothing' },
]
const forTexts: readonly FieldOperator[] = [
  { name: 'contains', label: 'contains', takes: 'one' },
  { name: 'lacks', label: 'does not contain', takes: 'one' },
  { name: 'begins', label: 'begins with', takes: 'one' },
  is,
  isNot,
]
const forNumbers: readonly FieldOperator[] = [
  is,
  isNot,
  { name: 'least', label: 'is at least', takes: 'one' },
  { name: 'most', label: 'is at most', takes: 'one' },
  { name: 'above', label: 'is more than', takes: 'one' },
  { name: 'below', label: 'is less than', takes: 'one' },
  between,
]
const forDays: readonly FieldOperator[] = [
  { name: 'is', label: 'is on', takes: 'one' },
  { name: 'below', label: 'is before', takes: 'one' },
  { name: 'above', label: 'is after', takes: 'one' },
  between,
]
const forChoices: readonly FieldOperator[] = [
  { name: 'one_of', label: 'is one of', takes: 'several' },
  { name: 'none_of', label: 'is none of', takes: 'several' },
]
const forLists: readonly FieldOperator[] = [
  { name: 'holds_any', label: 'holds any of', takes: 'several' },
  { name: 'holds_all', label: 'holds all of', takes: 'several' },
]

function operatorsOfKind(kind: Field['kind']): readonly FieldOperator[] {
  switch (kind) {
    case 'text':
    case 'long text':
      return forTexts
    case 'id':
    case 'number':
    case 'count':
    case 'money':
    case 'fraction':
      return forNumbers
    case 'date':
    case 'moment':
      return forDays
    case 'choice':
    case 'type':
      return forChoices
    case 'flag':
      return [is]
    case 'key':
    case 'typed key':
      return [is, isNot]
    case 'list':
      return forLists
    case 'object':
      return []
  }
}
