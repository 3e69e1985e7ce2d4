// A small form whose answers go to several paddocks at one press.

import { Button, Group, Text } from '@mantine/core'
import { ChoiceInput } from '../../../ui/inputs/choice-input.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { countText } from '../../../ui/amounts.ts'
import type { CropRow } from '../crop-row.ts'
import { CellInput } from '../../../sheet/cards/cell-input.tsx'
import { dated } from '../columns/day-check.ts'
import { paddockName } from './current-crop.ts'
import type { CurrentCrop } from './current-crop.ts'
import { PaddockChips } from './paddock-chips.tsx'
import { AskedOvertaken } from './asked-overtaken.tsx'
import { bareRows, valuesOfRow } from './same-write.ts'
import type { SameField, SameValues } from './same-write.ts'
import { useSameForm } from './use-same-form.ts'

interface Props {
  readonly hand: Pick<CurrentCrop, 'period' | 'lists'>
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
  hand: { period, lists },
  form,
  title,
  rows,
  fields: asked,
  given = {},
  isAdding = false,
  deed = 'Fill in',
  onGive,
}: Props) {
  const fields = asked.map(field => dated(field, { period, lists }))
  const { values, isWaiting, chosen, bare, wrong, problem, overtaken, ...acts } = useSameForm({
    form,
    rows,
    fields,
    given,
    isAdding,
    onGive,
  })
  if (rows.length === 0) return null
  return (
    <SimpleCard title={title}>
      <form
        noValidate
        onSubmit={acts.submit}
        className="wizard-same"
        data-waits={isWaiting || undefined}
      >
        <CopyFrom
          rows={rows}
          fields={fields}
          isAdding={isAdding}
          onCopy={copied => acts.setValues({ ...given, ...copied })}
        />
        <div className="wizard-fields">
          {fields.map(field => (
            <CellInput
              key={field.id}
              column={field}
              label={field.heading}
              value={values[field.id] ?? null}
              error={wrong.get(field.id)}
              onCommit={value => acts.setValues({ ...values, [field.id]: value })}
            />
          ))}
        </div>
        <PaddockChips rows={rows} chosen={chosen} bare={bare} onChoose={acts.pick} />
        <Group className="wizard-put-on">
          <AskedOvertaken
            overtaken={overtaken}
            onKeep={acts.keepMine}
            onTake={acts.keepTheirs}
            onBack={acts.goBack}
          >
            <Button type="submit" disabled={chosen.length === 0}>
              {chosen.length === 0
                ? 'Choose paddocks'
                : `${deed} ${countText(chosen.length, 'paddock')}`}
            </Button>
          </AskedOvertaken>
        </Group>
        <Text role="status" c="var(--wrong)">
          {problem}
        </Text>
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
