// The farm’s own figures and how it is reached: changed in place by its managers, also without signal.

import { Text } from '@mantine/core'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { Addresses, useAddressChoice } from '../../people/addresses.tsx'
import { Emails } from '../../people/emails.tsx'
import type { SavingOf } from '../../autosave/use-save.ts'
import type { KeptRow } from '../../data/outbox/update-of.ts'
import { AutosavedChoice, AutosavedText } from '../../autosave/autosaved-inputs.tsx'
import { Phones } from '../../people/phones.tsx'
import { FarmRegion } from './farm-region.tsx'
import type { Farm, FarmField } from './farm-shown.ts'
import type { FarmRights } from './farm-rights.ts'
import '../../people/people.css'

interface Props {
  readonly farm: Farm
  readonly rights: FarmRights
}

export function FarmFigures({ farm, rights }: Props) {
  const { session } = useFurrow()
  const { mayChange, seesMoney } = rights
  const row = { ...farm } as KeptRow
  // Who manages the farm may be someone else by now.
  const onSaved = () => void session.refresh()
  const keeping: SavingOf = { way: 'outbox', farmId: farm.id, onSaved }
  const of = { type: 'farms', id: farm.id, name: farm.farm_name } as const
  const ways = { of, mayChange, keeping: { way: 'outbox', farmId: farm.id } as const }
  const figure = { keeping, row, mayChange, resource: 'farms', of: farm.farm_name } as const
  return (
    <SimpleCard title="Farm">
      {mayChange ? null : (
        <Text c="dimmed" mb="md">
          Managers of the farm keep this up to date.
        </Text>
      )}
      <div className="detail-fields">
        <AutosavedText {...figure} name="farm_name" label="Name" required maxLength={255} />
        <Choices farm={farm} figure={figure} of={of} />
        <FarmRegion farm={farm} figure={figure} of={of} />
        {seesMoney ? (
          <AutosavedText {...figure} name="billing_notes" label="Notes for billing" multiline />
        ) : null}
      </div>
      <Phones {...ways} />
      <Emails {...ways} />
      <Addresses {...ways} namedIn={[{ resource: 'farms', row, name: 'address_id' }]} />
    </SimpleCard>
  )
}

function Choices({ farm, of, figure }: FarmField) {
  const people = usePeopleChoice(farm.id)
  const groups = useRows('profit_focus_groups', { sort: ['title'] })
  const addresses = useAddressChoice(of)
  return (
    <>
      <AutosavedChoice<number>
        {...figure}
        name="manager_id"
        label="Manager"
        description={figure.mayChange ? 'One of the farm’s people.' : undefined}
        options={people}
        valueLabel={farm.manager?.name}
      />
      <AutosavedChoice<number>
        {...figure}
        name="profit_focus_group_id"
        label="Profit focus group"
        options={groups.rows.map(({ id, title }) => ({ value: id, label: title }))}
        valueLabel={farm.profit_focus_group?.title}
      />
      <AutosavedChoice<number>
        {...figure}
        name="address_id"
        label="Main address"
        description={figure.mayChange ? 'One of the addresses below.' : undefined}
        options={addresses}
      />
    </>
  )
}

function usePeopleChoice(farmId: number) {
  const where = { farm_id: farmId, records: true }
  const { rows } = useRows('farm_people', { where, includes: ['user'] })
  return rows
    .flatMap(({ user }) => (user ? [{ value: user.id, label: user.name }] : []))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'en'))
}
