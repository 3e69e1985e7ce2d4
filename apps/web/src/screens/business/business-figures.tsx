// The business’s own figures, whom it bills, and how it is reached: changed in place by its manager.

import { Text, Title } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { Addresses, useAddressChoice } from '../../people/addresses.tsx'
import { Emails } from '../../people/emails.tsx'
import type { SavingOf } from '../../autosave/use-save.ts'
import type { KeptRow } from '../../data/outbox/update-of.ts'
import { AutosavedChoice, AutosavedText } from '../../autosave/autosaved-inputs.tsx'
import { Phones } from '../../people/phones.tsx'
import type { BusinessRights } from './business-rights.ts'
import '../../people/people.css'

export interface Business {
  readonly id: number
  readonly name: string
  readonly docs: unknown
  readonly manager: { readonly name: string } | null
  readonly billing_user?: { readonly name: string } | null
}

interface Props {
  readonly business: Business
  readonly rights: BusinessRights
  readonly people: readonly {
    readonly user: { readonly id: number; readonly name: string } | null
  }[]
}

export function BusinessFigures({ business, rights, people }: Props) {
  const { session } = useFurrow()
  const { mayChange, seesBilling } = rights
  const row = { ...business } as KeptRow
  // Its name stands in the frame, and who manages it may be someone else by now.
  const onSaved = () => void session.refresh()
  const keeping: SavingOf = { way: 'outbox', farmId: null, onSaved }
  const of = { type: 'businesses', id: business.id, name: business.name } as const
  const ways = { of, mayChange, keeping: { way: 'outbox', farmId: null } as const }
  const figure = { keeping, row, mayChange, resource: 'businesses', of: business.name } as const
  const options = people.flatMap(({ user }) => (user ? [{ value: user.id, label: user.name }] : []))
  const addresses = useAddressChoice(of)
  const named = ['business_address_id', 'billing_address_id'] as const
  return (
    <SimpleCard title="Business">
      {mayChange ? null : (
        <Text c="dimmed" mb="md">
          The manager of the business keeps this up to date.
        </Text>
      )}
      <div className="detail-fields">
        <AutosavedText {...figure} name="name" label="Name" required maxLength={255} />
        <AutosavedChoice<number>
          {...figure}
          name="manager_id"
          label="Manager"
          description={mayChange ? 'One of its people. Manages all its farms.' : undefined}
          options={options}
          valueLabel={business.manager?.name}
        />
        <AutosavedChoice<number>
          {...figure}
          name="business_address_id"
          label="Main address"
          options={addresses}
        />
      </div>
      {seesBilling ? (
        <Billing business={business} figure={figure} options={options} addresses={addresses} />
      ) : null}
      <Phones {...ways} />
      <Emails {...ways} />
      <Addresses {...ways} namedIn={named.map(name => ({ resource: 'businesses', row, name }))} />
    </SimpleCard>
  )
}

interface BillingProps {
  readonly business: Business
  readonly figure: {
    readonly keeping: SavingOf
    readonly row: KeptRow
    readonly mayChange: boolean
    readonly resource: 'businesses'
    readonly of: string
  }
  readonly options: Choices
  readonly addresses: Choices
}
type Choices = readonly { readonly value: number; readonly label: string }[]

function Billing({ business, figure, options, addresses }: BillingProps) {
  return (
    <section aria-labelledby="billing">
      <Title order={3} id="billing" mt="lg" mb="sm">
        Billing
      </Title>
      <div className="detail-fields">
        <AutosavedText {...figure} name="billing_name" label="Name on the bill" maxLength={255} />
        <AutosavedChoice<number>
          {...figure}
          name="billing_user_id"
          label="Bills go to"
          description={
            figure.mayChange ? 'Sees the bills, and the finances of its farms.' : undefined
          }
          options={options}
          valueLabel={business.billing_user?.name}
        />
        <AutosavedText
          {...figure}
          name="billing_email"
          label="Email for bills"
          type="email"
          maxLength={255}
        />
        <AutosavedChoice<number>
          {...figure}
          name="billing_address_id"
          label="Address on the bill"
          options={addresses}
        />
        <AutosavedText {...figure} name="billing_notes" label="Notes for billing" multiline />
        <AutosavedText {...figure} name="notes" label="Notes" multiline />
      </div>
    </section>
  )
}
