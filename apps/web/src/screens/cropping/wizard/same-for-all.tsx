// A small form whose answers go to several paddocks at one press.

import { Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { countText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import { FieldOfKind } from './field-of-kind.tsx'
import { paddockName } from './current-crop.ts'
import { PaddockChips } from './paddock-chips.tsx'
import { bareRows, valuesOfRow } from './same-write.ts'
import type { SameField, SameValues } from './same-write.ts'
import { useKeptValues } from './use-kept-values.ts'

interface Props {
  /** Of the form, on the device: the crop and the step. */
  readonly form: string
  readonly title: string
  readonly rows: readonly CropRow[]
  readonly fields: readonly SameField[]
  /** What stands in it at first. */
  readonly given?: SameValues
  /** Another one each time: a watering, a cut. Else it is what the paddocks have. */
  readonly isAdding?: boolean
  /** What it does, before the number of paddocks: `Apply to`. */
  readonly deed?: string
  readonly onGive: (rows: readonly CropRow[], values: SameValues) => void
}

export function SameForAll({
  form,
  title,
  rows,
  fields,
  given = {},
  isAdding = false,
  deed = 'Fill in',
  onGive,
}: Props) {
  const { values, setValues, letGo } = useKeptValues(form, given)
  const [picked, setPicked] = useState<ReadonlySet<number>>()
  const [problem, setProblem] = useState<string>()
  const bare = isAdding ? rows : bareRows(rows, fields)
  const chosen = picked ? rows.filter(({ id }) => picked.has(id)) : bare
  const put = (id: string, value: CellValue) => setValues({ ...values, [id]: value })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = whyNot(chosen, values, fields)
    setProblem(wrong)
    if (wrong !== undefined) return
    onGive(chosen, values)
    letGo()
    setPicked(undefined)
  }
  if (rows.length === 0) return null
  return (
    <SimpleCard title={title}>
      <form noValidate onSubmit={submit} className="wizard-same">
        <CopyFrom
          rows={rows}
          fields={fields}
          isAdding={isAdding}
          onCopy={copied => setValues({ ...given, ...copied })}
        />
        <div className="wizard-fields">
          {fields.map(({ id, heading, kind, unit }) => (
            <FieldOfKind
              key={id}
              kind={kind}
              unit={unit}
              label={heading}
              value={values[id] ?? null}
              onChange={value => put(id, value)}
            />
          ))}
        </div>
        <PaddockChips rows={rows} chosen={chosen} bare={bare} onChoose={setPicked} />
        <Group>
          <Button type="submit" disabled={chosen.length === 0}>
            {chosen.length === 0
              ? 'Choose paddocks'
              : `${deed} ${countText(chosen.length, 'paddock')}`}
          </Button>
          <Text role="status" c="var(--wrong)">
            {problem}
          </Text>
        </Group>
      </form>
    </SimpleCard>
  )
}

interface CopyProps extends Pick<Props, 'rows' | 'fields'> {
  readonly isAdding: boolean
  readonly onCopy: (values: SameValues) => void
}

function CopyFrom({ rows, fields, isAdding, onCopy }: CopyProps) {
  const bare = new Set(bareRows(rows, fields))
  const filled = rows.filter(row => !bare.has(row))
  if (isAdding || filled.length === 0 || rows.length === 1) return null
  return (
    <ChoiceInput
      label="Copy from"
      placeholder="A paddock that is filled in"
      options={filled.map(row => ({ value: row.id, label: paddockName(row) }))}
      value={null}
      onCommit={id => {
        const row = filled.find(one => one.id === id)
        if (row) onCopy(valuesOfRow(row, fields))
      }}
    />
  )
}

function whyNot(
  chosen: readonly CropRow[],
  values: SameValues,
  fields: readonly SameField[],
): string | undefined {
  if (chosen.length === 0) return 'Choose the paddocks first.'
  const isEmpty = fields.every(
    ({ id, kind }) => kind.is === 'flag' || (values[id] ?? null) === null,
  )
  if (isEmpty) return 'Fill in at least one figure.'
  const wrong = fields.flatMap(field => {
    const value = values[field.id] ?? null
    return chosen.flatMap(row => field.check?.(value, row) ?? [])
  })
  return wrong[0]
}
