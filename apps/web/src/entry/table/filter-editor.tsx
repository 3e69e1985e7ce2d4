// One filter: which field, how it is asked, and for what.

import { Button, Stack } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { isComplete } from '../rows/field-filter.ts'
import type { FieldFilter } from '../rows/field-filter.ts'
import { shownFields } from '../rows/field-groups.ts'
import { FilterValue } from './filter-value.tsx'
import { operatorOf, operatorsFor } from '../rows/operators.ts'
import type { OperatorName } from '../rows/operators.ts'

interface Props {
  readonly entity: Entity
  /** Nothing for a new one. */
  readonly filter: FieldFilter | undefined
  readonly onTake: (filter: FieldFilter) => void
  readonly onClose: () => void
}

interface Draft {
  readonly field: string | null
  readonly operator: OperatorName | null
  readonly value: unknown
}

export function FilterEditor({ entity, filter, onTake, onClose }: Props) {
  const form = useId()
  const [draft, setDraft] = useState<Draft>(filter ?? { field: null, operator: null, value: null })
  const field = draft.field === null ? undefined : entity.fields[draft.field]
  const operator = field && draft.operator ? operatorOf(field, draft.operator) : undefined
  const whole = wholeFilter(draft)
  const isWhole = field !== undefined && whole !== undefined && isComplete(whole, field)
  const take = (event: SubmitEvent) => {
    event.preventDefault()
    if (whole && isWhole) onTake(whole)
  }
  return (
    <DialogCard
      opened
      onClose={onClose}
      title={filter ? 'Change filter' : 'Add filter'}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form}>
            Show these
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={take} noValidate>
        <Stack gap="md">
          <FieldChoice entity={entity} draft={draft} onChange={setDraft} />
          {field && (
            <ChoiceInput<OperatorName>
              label="Condition"
              required
              value={draft.operator}
              options={operatorsFor(field).map(({ name, label }) => ({ value: name, label }))}
              onCommit={name => setDraft(asked(draft, entity, name))}
            />
          )}
          {draft.field !== null && operator && operator.takes !== 'nothing' && (
            <FilterValue
              key={`${draft.field} ${operator.takes}`}
              entity={entity}
              name={draft.field}
              takes={operator.takes}
              value={draft.value}
              onCommit={value => setDraft(now => ({ ...now, value }))}
            />
          )}
        </Stack>
      </form>
    </DialogCard>
  )
}

interface ChoiceProps {
  readonly entity: Entity
  readonly draft: Draft
  readonly onChange: (draft: Draft) => void
}

function FieldChoice({ entity, draft, onChange }: ChoiceProps) {
  const options = shownFields(entity)
    .filter(([, field]) => operatorsFor(field).length > 0)
    .map(([name, field]) => ({ value: name, label: field.label ?? name }))
  const choose = (name: string | null) => {
    const field = name === null ? undefined : entity.fields[name]
    const [first] = field ? operatorsFor(field) : []
    onChange({ field: name, operator: first?.name ?? null, value: null })
  }
  return (
    <ChoiceInput label="Field" required value={draft.field} options={options} onCommit={choose} />
  )
}

/** Another way of asking for the same kind of value keeps what is asked for. */
function asked(draft: Draft, { fields }: Entity, operator: OperatorName | null): Draft {
  const field = fields[draft.field ?? '']
  const takes = (name: OperatorName | null) => field && name && operatorOf(field, name)?.takes
  const isAlike = takes(draft.operator) === takes(operator)
  return { ...draft, operator, value: isAlike ? draft.value : null }
}

function wholeFilter({ field, operator, value }: Draft): FieldFilter | undefined {
  return field === null || operator === null ? undefined : { field, operator, value }
}
