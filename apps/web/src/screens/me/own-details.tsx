// Name, colour and phone numbers: saved at the server when a field is left.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRow } from '../../data/hooks/use-rows.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import type { SavingOf } from '../../autosave/use-save.ts'
import { AutosavedColour, AutosavedText } from '../../autosave/autosaved-inputs.tsx'
import { Phones } from '../../people/phones.tsx'
import '../../people/people.css'

interface Props {
  readonly personId: number
  readonly title: string
}

export function OwnDetails({ personId, title }: Props) {
  const { session } = useFurrow()
  const { row, isLoading, failure, retry } = useRow('users', personId)
  const keeping: SavingOf = {
    way: 'server',
    onSaved() {
      retry()
      // The frame shows the name.
      void session.refresh()
    },
  }
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading || !row) return <FormSkeleton count={3} />
  const of = { type: 'users', id: row.id, name: row.name } as const
  const figure = { keeping, row, mayChange: true, resource: 'users', of: row.name } as const
  return (
    <SimpleCard title={title}>
      <div className="detail-fields">
        <AutosavedText
          {...figure}
          name="name"
          label="Name"
          description="First and last name."
          autoComplete="name"
          required
          maxLength={255}
        />
        <AutosavedColour
          {...figure}
          name="color"
          label="Colour"
          description="Shown beside the name where others see it."
        />
      </div>
      <Phones of={of} keeping={{ way: 'server', onSaved: () => undefined }} mayChange />
    </SimpleCard>
  )
}
