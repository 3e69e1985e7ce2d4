// Name, mail address, colour and phone numbers: saved at the server when a field is left.

import { useFurrow } from '../../data/furrow-context.ts'
import { useRow } from '../../data/use-rows.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import type { Keeping } from '../keep.ts'
import { KeptColour, KeptText } from '../kept-inputs.tsx'
import { Phones } from '../phones.tsx'
import '../people.css'

interface Props {
  readonly personId: number
  readonly title: string
}

export function OwnDetails({ personId, title }: Props) {
  const { session } = useFurrow()
  const { row, isLoading, failure, retry } = useRow('users', personId)
  const keeping: Keeping = {
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
        <KeptText
          {...figure}
          name="name"
          label="Name"
          description="First and last name."
          autoComplete="name"
          required
          maxLength={255}
        />
        <KeptText
          {...figure}
          name="email"
          label="Mail address"
          description="To sign in with; letters from Furrow go there."
          type="email"
          autoComplete="email"
          required
          maxLength={255}
        />
        <KeptColour
          {...figure}
          name="color"
          label="Colour"
          description="Stands beside the name where others see it."
        />
      </div>
      <Phones of={of} keeping={{ way: 'server', onSaved: () => undefined }} mayChange />
    </SimpleCard>
  )
}
