// The farm’s own figures and how it is reached: changed in place by its managers, also without signal.

import { Text } from '@mantine/core'
import { useFurrow } from '../../data/furrow-context.ts'
import { useRows } from '../../data/use-rows.ts'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { Addresses, useAddressChoice } from '../addresses.tsx'
import { Emails } from '../emails.tsx'
import type { Keeping } from '../keep.ts'
import type { KeptRow } from '../kept-figure.ts'
import { KeptChoice, KeptText } from '../kept-inputs.tsx'
import { Phones } from '../phones.tsx'
import type { FarmRights } from './farm-rights.ts'
import '../people.css'

export interface Farm {
  readonly id: number
  readonly farm_name: string
  readonly manager_id: number | null
  readonly manager: { readonly id: number; readonly name: string } | null
  readonly profit_focus_group: { readonly title: string } | null
  readonly businesses: readonly {
    readonly id: number
    readonly name: string
    readonly manager_id: number | null
    readonly billing_user_id?: number | null
  }[]
}

interface Props {
  readonly farm: Farm
  readonly rights: FarmRights
}

export function FarmFigures({ farm, rights }: Props) {
  const { session } = useFurrow()
  const { mayChange, seesMoney } = rights
  const row = { ...farm } as KeptRow
  // Who manages the farm may be somebody else by now.
  const onSaved = () => void session.refresh()
  const keeping: Keeping = { way: 'outbox', farmId: farm.id, onSaved }
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
        <KeptText {...figure} name="farm_name" label="Name" required maxLength={255} />
        <Choices {...{ farm, figure, of }} />
        {seesMoney ? (
          <KeptText {...figure} name="billing_notes" label="Notes for billing" multiline />
        ) : null}
      </div>
      <Phones {...ways} />
      <Emails {...ways} />
      <Addresses {...ways} namedIn={[{ resource: 'farms', row, name: 'address_id' }]} />
    </SimpleCard>
  )
}

interface ChoicesProps {
  readonly farm: Farm
  readonly of: { readonly type: 'farms'; readonly id: number; readonly name: string }
  readonly figure: {
    readonly keeping: Keeping
    readonly row: KeptRow
    readonly mayChange: boolean
    readonly resource: 'farms'
    readonly of: string
  }
}

function Choices({ farm, of, figure }: ChoicesProps) {
  const people = usePeopleChoice(farm.id)
  const groups = useRows('profit_focus_groups', { sort: ['title'] })
  const addresses = useAddressChoice(of)
  return (
    <>
      <KeptChoice<number>
        {...figure}
        name="manager_id"
        label="Manager"
        description={figure.mayChange ? 'One of the farm’s people.' : undefined}
        options={people}
        valueLabel={farm.manager?.name}
      />
      <KeptChoice<number>
        {...figure}
        name="profit_focus_group_id"
        label="Profit focus group"
        options={groups.rows.map(({ id, title }) => ({ value: id, label: title }))}
        valueLabel={farm.profit_focus_group?.title}
      />
      <KeptChoice<number>
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
