// A new business with its first farm: who manages it, from which period on, by which steps, and as which project. All of
// it is made at once, so it needs signal.

import { Button, Stack, Text, TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { notSendingEmail } from '../../people/email-words.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { ChoiceInput } from '../../ui/inputs/choice-input.tsx'
import { BeginProjectFields } from './begin-project-fields.tsx'
import { useBegin } from './use-begin.ts'
import type { ToBegin } from './use-begin.ts'
import { useListsToBegin } from './use-lists-to-begin.ts'

interface Props {
  readonly onClose: () => void
  /** The number of the onboarding. */
  readonly onBegun: (id: number) => void
}

const empty: ToBegin = {
  business: '',
  farm: '',
  zone_id: null,
  manager: '',
  email: '',
  period_id: null,
  template: null,
  withProject: true,
  title: '',
  fee: null,
  products: [],
}

export function BeginOnboardingDialog({ onClose, onBegun }: Props) {
  const { isAdmin } = useSignedIn()
  const [typed, setTyped] = useState(empty)
  const lists = useListsToBegin()
  const { begin, saidOf, message, isBusy } = useBegin(onBegun)
  const set = (changed: Partial<ToBegin>) => setTyped({ ...typed, ...changed })
  const period = lists.periods.find(({ value }) => value === typed.period_id)?.label
  const suggested = [typed.farm.trim() || typed.business.trim(), period].filter(Boolean).join(' ')
  const line = (name: 'business' | 'farm' | 'manager' | 'email' | 'title') => ({
    size: 'md',
    autoComplete: 'off',
    maxLength: name === 'email' ? 320 : 255,
    value: typed[name],
    error: saidOf(name),
    onChange: (event: FormEvent<HTMLInputElement>) => set({ [name]: event.currentTarget.value }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void begin({ ...typed, title: typed.title.trim() || suggested })
  }
  return (
    <DialogCard opened title="New business" busy={isBusy} onClose={onClose}>
      <form noValidate onSubmit={submit}>
        <Stack>
          <TextInput label="Business" required data-autofocus {...line('business')} />
          <TextInput label="First farm" placeholder={typed.business} {...line('farm')} />
          <ChoiceInput
            label="Region"
            options={lists.zones}
            value={typed.zone_id}
            error={saidOf('zone_id')}
            onCommit={zone_id => set({ zone_id })}
          />
          <ManagerFields email={line('email')} name={line('manager')} />
          <ChoiceInput
            label="First period"
            required
            options={lists.periods}
            value={typed.period_id}
            error={saidOf('period_id')}
            onCommit={period_id => set({ period_id })}
          />
          <ChoiceInput
            label="Steps"
            placeholder="Standard steps"
            options={lists.templates}
            value={typed.template}
            error={saidOf('template')}
            onCommit={template => set({ template })}
          />
          <BeginProjectFields
            typed={typed}
            products={lists.products}
            isAdmin={isAdmin}
            saidOf={saidOf}
            title={{ ...line('title'), placeholder: suggested }}
            onChange={set}
          />
          {message ? (
            <Text c="var(--wrong)" role="alert">
              {message}
            </Text>
          ) : null}
          <Button type="submit">Add business and invite manager</Button>
        </Stack>
      </form>
    </DialogCard>
  )
}

interface ManagerProps {
  readonly email: TextInputProps
  readonly name: TextInputProps
}

function ManagerFields({ email, name }: ManagerProps) {
  const { settings } = useFurrow()
  const told = settings.sends_email
    ? 'They get an email with a link to join. They then manage the farm and the business.'
    : `${notSendingEmail} Your administrator can pass on the link.`
  return (
    <>
      <TextInput
        label="Manager’s email"
        type="email"
        inputMode="email"
        required
        description={told}
        {...email}
      />
      <TextInput label="Manager’s name" description="Optional; they can change it." {...name} />
    </>
  )
}
