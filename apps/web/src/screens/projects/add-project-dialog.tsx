// A new project: for whom, of what, at which fee. The rest is said on its page.

import { Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useUndoableAction } from '../../period/use-undoable-action.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { CurrencyInput } from '../../ui/inputs/currency-input.tsx'
import { useProjectChoices } from './use-project-choices.ts'

const empty = {
  title: '',
  business_id: null as number | null,
  farm_id: null as number | null,
  period_id: null as number | null,
  fee: null as number | null,
  products: [] as readonly number[],
}
type Typed = typeof empty

export function AddProjectDialog({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState<Typed>(empty)
  const [wrong, setWrong] = useState<Partial<Record<keyof Typed, string>>>({})
  const choices = useProjectChoices(typed.business_id)
  const add = useAddProject()
  const set = (changed: Partial<Typed>) => {
    setTyped({ ...typed, ...changed })
    setWrong({})
  }
  const suggested = suggestedTitle(typed, choices)
  const title = typed.title.trim() || suggested
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const faults = {
      ...(typed.business_id === null && { business_id: 'Choose the business.' }),
      ...(title === '' && { title: 'Enter what the project is called.' }),
    }
    setWrong(faults)
    if (Object.keys(faults).length > 0) return
    if (await add({ ...typed, title })) onClose()
  }
  return (
    <DialogCard opened title="Add project" onClose={onClose}>
      <form noValidate onSubmit={event => void submit(event)}>
        <Stack>
          <ChoiceInput
            label="Business"
            required
            options={choices.businesses}
            value={typed.business_id}
            error={wrong.business_id}
            onCommit={business_id => set({ business_id, farm_id: null })}
          />
          <ChoiceInput
            label="Farm"
            options={choices.farms}
            value={typed.farm_id}
            onCommit={farm_id => set({ farm_id })}
          />
          <ChoiceInput
            label="Period"
            options={choices.periods}
            value={typed.period_id}
            onCommit={period_id => set({ period_id })}
          />
          <TextInput
            label="Title"
            size="md"
            maxLength={255}
            autoComplete="off"
            placeholder={suggested}
            value={typed.title}
            error={wrong.title}
            onChange={event => set({ title: event.currentTarget.value })}
          />
          <FilterSelect
            multiple
            label="Products"
            placeholder="None yet"
            options={choices.products}
            value={typed.products}
            onChange={products => set({ products })}
          />
          <CurrencyInput
            label="Fee"
            description="For the whole project, without GST."
            value={typed.fee}
            onCommit={fee => set({ fee })}
          />
          <Button type="submit">Add project</Button>
        </Stack>
      </form>
    </DialogCard>
  )
}

function suggestedTitle(
  { farm_id, period_id }: Typed,
  { farms, periods }: ReturnType<typeof useProjectChoices>,
): string {
  const farm = farms.find(({ value }) => value === farm_id)?.label
  const period = periods.find(({ value }) => value === period_id)?.label
  return farm === undefined ? '' : [farm, period].filter(Boolean).join(' ')
}

/** Whoever adds it works on it, until someone else is named. */
function useAddProject() {
  const { outbox } = useFurrow()
  const { person } = useSignedIn()
  const act = useUndoableAction()
  return ({ products, ...values }: Typed) => {
    const id = outbox.newId()
    const links = products.map(product_id => ({
      do: 'store' as const,
      resource: 'product_projects' as const,
      id: outbox.newId(),
      values: { product_id, project_id: id },
    }))
    const people = { collector_id: person.id, owner_id: person.id }
    const steps = [
      {
        do: 'store' as const,
        resource: 'projects' as const,
        id,
        values: { ...values, archived: false, ...people },
      },
      ...links,
    ]
    return act({ label: `Add ${values.title}`, farmId: null, steps }, `${values.title} was added.`)
  }
}
