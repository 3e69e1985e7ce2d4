// Whom a question or an answer is meant for, among those who can read it.

import { MultiSelect } from '@mantine/core'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

interface Props {
  readonly farmId: number
  readonly isOfMoney: boolean
  readonly value: readonly number[]
  readonly onChange: (people: readonly number[]) => void
}

export function MentionPicker({ farmId, isOfMoney, value, onChange }: Props) {
  const { person } = useSignedIn()
  const { rows } = useRows('farm_people', { where: { farm_id: farmId }, includes: ['user'] })
  const options = rows
    .filter(({ user_id, sees_finance }) => user_id !== person.id && (sees_finance || !isOfMoney))
    .flatMap(({ user_id, user }) => (user ? [{ value: String(user_id), label: user.name }] : []))
    .toSorted((one, other) => one.label.localeCompare(other.label))
  if (options.length === 0) return null
  return (
    <MultiSelect
      label="Tell"
      description="They get an email. Managers and staff of the farm do anyway."
      placeholder={value.length === 0 ? 'No one in particular' : undefined}
      data={options}
      value={value.map(String)}
      onChange={chosen => onChange(chosen.map(Number))}
      searchable
      clearable
      comboboxProps={{ withinPortal: true }}
    />
  )
}
