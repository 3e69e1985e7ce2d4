// Choosing a person to act for: administrators see what that person sees, and say why.

import { Button, Group, Stack, Text, TextInput, VisuallyHidden } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import './impersonate.css'

interface Person {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly businesses: readonly { readonly name: string }[]
}

export function ImpersonateScreen() {
  const { user } = useSignedIn()
  const [typed, setTyped] = useState('')
  const [keyword] = useDebouncedValue(typed.trim(), 200)
  const [chosen, setChosen] = useState<Person>()
  const people = useRows('users', { keyword, includes: ['businesses'], sort: ['name'], limit: 50 })
  const others = people.rows.filter(({ id, active }) => id !== user.id && active)
  return (
    <>
      <ScreenTitle>Sign in as someone</ScreenTitle>
      <Text maw="65ch" mb="md">
        You see what they see. What you change is kept under your own name, and they can see when
        you signed in as them and why. It ends after 4 hours, or when you leave.
      </Text>
      <SearchBox label="Find by name, email or business" value={typed} onChange={setTyped} />
      {people.failure ? <FailureCard failure={people.failure} retry={people.retry} /> : null}
      {people.isLoading ? <TableSkeleton /> : null}
      {!people.isLoading && others.length === 0 ? (
        <EmptyState title="No one by that name" text="Try part of the name or email." />
      ) : null}
      <ul className="people-to-act-for">
        {others.map(person => (
          <li key={person.id}>
            <div>
              <strong>{person.name}</strong>
              <Text size="sm" c="dimmed">
                {[person.email, ...person.businesses.map(({ name }) => name)].join(' · ')}
              </Text>
            </div>
            <Button variant="default" h={44} onClick={() => setChosen(person)}>
              Sign in as them<VisuallyHidden>: {person.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </ul>
      {chosen ? <WhyDialog person={chosen} onClose={() => setChosen(undefined)} /> : null}
    </>
  )
}

function WhyDialog({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const { session } = useFurrow()
  const router = useRouter()
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const begin = async (event: FormEvent) => {
    event.preventDefault()
    if (reason.trim() === '') return setProblem('Give a reason, which they can see.')
    setBusy(true)
    const answer = await session.take(person.id, reason.trim())
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.message)
    await router.navigate({ to: '/' })
  }
  return (
    <DialogCard opened title={`Sign in as ${person.name}`} onClose={onClose} busy={isBusy}>
      <form onSubmit={event => void begin(event)} noValidate>
        <Stack>
          <TextInput
            label="Why"
            description="Such as: entering sales by phone."
            required
            data-autofocus
            size="md"
            maxLength={500}
            value={reason}
            onChange={event => setReason(event.currentTarget.value)}
            error={problem}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Sign in as {person.name}</Button>
          </Group>
        </Stack>
      </form>
    </DialogCard>
  )
}
